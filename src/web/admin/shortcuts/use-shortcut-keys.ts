import { useEffect } from "react";
import { readStored, writeStored } from "#web/ui/browser-storage.ts";
import { shortcutStore } from "./use-shortcut.ts";

const STORAGE_KEY = "desk-single-keys";

/** Handles shortcut keys. Used once, by the shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    shortcutStore.turn(readStored("localStorage", STORAGE_KEY) !== "off");
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (document.querySelector("dialog:modal")) return;
      if (shortcutStore.press(event, isTyping(event.target))) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

export function setShortcutsEnabled(on: boolean): void {
  writeStored("localStorage", STORAGE_KEY, on ? "on" : "off");
  shortcutStore.turn(on);
}

const NO_TEXT = new Set(["checkbox", "radio", "button", "submit", "reset", "file", "color"]);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}
