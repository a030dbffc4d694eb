import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `halftrack serve` runs while the client is being developed. */
const server = process.env.HALFTRACK_SERVER ?? "http://127.0.0.1:8000";

/** What is always wanted together comes together: on a phone each request costs more than a few kilobytes. */
const GROUPS = [
  { name: "core", test: /node_modules.(svelte|esm-env|clsx|@fluent)|web.src.(?!sw)[\w.]+\.ts$|web.src.(App|tables|pages.index|parts.(Header|Fresh|Sign|signs|LanguagePicker|languages|Problem))/ },
  { name: "table", test: /web.src.(pages.Table|around.(?!Panels|People|Person|Talk|Hints|Orders|Queue|Menu|Drawer)|parts.(Curtain|curtain|Confirm|Log|Prompt)|story.(Meanwhile|Herald|chapters|course|chart\.ts))/ },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/halftrack/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } }, fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
