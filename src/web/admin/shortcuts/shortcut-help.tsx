import { useRef, useSyncExternalStore } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Switch } from "../forms/switch.tsx";
import type { Shortcut } from "./shortcut-store.ts";
import { setShortcutsEnabled } from "./use-shortcut-keys.ts";
import { shortcutStore, useShortcut } from "./use-shortcut.ts";
import "./shortcut-help.css";

const NONE: Shortcut[] = [];

/** Opens on "?" and lists the shortcuts of the current screen. */
export function ShortcutHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { subscribe, list, areOn } = shortcutStore;
  const shortcuts = useSyncExternalStore(subscribe, list, () => NONE);
  const on = useSyncExternalStore(subscribe, areOn, () => true);
  useShortcut("?", "Show this list", () => openDialog(dialog));

  return (
    <Dialog className="desk-dialog" id="shortcuts" ref={dialog} title="Keyboard shortcuts">
      <dl className="shortcuts">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys} ${label}`}>
            <dt>
              <kbd>{nameOf(keys)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Close the panel or dialog</dd>
        </div>
      </dl>
      <Switch checked={on} label="Single keys" onChange={setShortcutsEnabled} />
    </Dialog>
  );
}

function nameOf(keys: string): string {
  if (!keys.startsWith("Mod+")) return keys;
  const isApple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? `⌘ ${keys.slice(4)}` : `Ctrl ${keys.slice(4)}`;
}
