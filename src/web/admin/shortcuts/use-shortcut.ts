import { useEffect, useEffectEvent } from "react";
import { createShortcutStore } from "./shortcut-store.ts";

/** The one keyboard of this browser tab. */
export const shortcutStore = createShortcutStore();

/** `useShortcut("n", "New piece", open)`: the key works while the component stands, and Help lists it. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const pressed = useEffectEvent(run);
  useEffect(() => shortcutStore.add({ keys, label, run: () => pressed() }), [keys, label]);
}
