/** Where in the client we are: the address is the only place that says so. */

export interface Route {
  /** the parts of the path, "table", "k3j..." */
  path: string[];
  query: URLSearchParams;
}

function here(): Route {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

export const route: { now: Route } = $state({ now: here() });

addEventListener("popstate", () => (route.now = here()));

/** Go to another page; with `replace` the back button does not come here again. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  const moved = here().path.join("/") !== route.now.path.join("/");
  route.now = here();
  if (moved) scrollTo(0, 0);
}

/** Let plain clicks on links within the client change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page: the browser knows the way
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
