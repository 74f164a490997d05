import { useEffect, useEffectEvent } from "react";
import { createShortcutStore } from "./shortcut-store.ts";

export const shortcutStore = createShortcutStore();

/** Registers a shortcut while the component is mounted: `useShortcut("n", "New piece", open)`. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const pressed = useEffectEvent(run);
  useEffect(() => shortcutStore.add({ keys, label, run: () => pressed() }), [keys, label]);
}
