/** Starts the client: texts first, then the page that the address names. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./preferences.svelte";
import { speak } from "./texts.svelte";
import { setUp } from "./worker.svelte";

await speak(preferences.language);
void setUp();
mount(App, { target: document.getElementById("app")! });
