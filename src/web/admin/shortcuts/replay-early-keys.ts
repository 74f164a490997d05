import { shortcutStore } from "./use-shortcut.ts";

/** Runs the shortcut pressed before the page's scripts did, and types into its field what followed. */
export function replayEarlyKeys(): void {
  const early = window.earlyKeys;
  delete window.earlyKeys;
  early?.stop();
  if (!early?.press || !shortcutStore.press(early.press, false) || early.text === "") return;
  // The shortcut's field has the focus once its effects have run.
  setTimeout(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    field.setRangeText(early.text, field.value.length, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
