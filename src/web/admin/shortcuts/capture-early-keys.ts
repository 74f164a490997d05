/** The press that the shortcuts get once they work, and what was typed after it. */
type EarlyKeys = {
  press: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> | null;
  text: string;
  stop: () => void;
};

declare global {
  interface Window {
    earlyKeys?: EarlyKeys;
  }
}

/**
 * Captures the first shortcut pressed before the page's scripts run, with the text typed after it. It is inlined into
 * the page by its source text: it must not refer to anything outside of itself.
 */
export function captureEarlyKeys(): void {
  const listen = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isModified = ctrlKey || metaKey;
    const isField =
      event.target instanceof Element && event.target.matches("input, textarea, select");
    if (key.length > 1 || altKey || (isField && !isModified)) return;
    // Neither the browser's own search nor its dialog for saving pages.
    if (key === "/" || (isModified && ["k", "s"].includes(key.toLowerCase()))) {
      event.preventDefault();
    }
    if (!captured.press) captured.press = { key, ctrlKey, metaKey, altKey };
    else if (!isModified) captured.text = (captured.text + key).slice(0, 200);
  };
  const captured: EarlyKeys = {
    press: null,
    text: "",
    stop: () => document.removeEventListener("keydown", listen, true),
  };
  window.earlyKeys = captured;
  document.addEventListener("keydown", listen, true);
}
