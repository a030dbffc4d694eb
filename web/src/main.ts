/** Starts the client: the page that the address names is on its way while the first texts come. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { pageOf } from "./pages";
import { preferences } from "./preferences.svelte";
import { route } from "./route.svelte";
import { speak } from "./texts.svelte";
import { setUp } from "./worker.svelte";

const { path } = route.now;
const page = pageOf(path);
for (const early of [page.load(), page.ahead?.(path)]) early?.catch(() => {}); // it is said when the page is drawn
await speak(preferences.language);
void setUp();
mount(App, { target: document.getElementById("app")! });
