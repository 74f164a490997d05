export type Shortcut = {
  /** A single character as typed, or "Mod+S" for Control or Command with it. */
  keys: string;
  label: string;
  run: () => void;
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The shortcuts of the current screen. The one added last wins. */
export function createShortcutStore() {
  let shortcuts: Shortcut[] = [];
  let areOn = true;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    list: () => shortcuts,
    areOn: () => areOn,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Single-character shortcuts can be turned off: they conflict with speech input (WCAG 2.1.4). */
    turn: (on: boolean) => {
      areOn = on;
      notify();
    },
    add: (shortcut: Shortcut) => {
      shortcuts = [...shortcuts, shortcut];
      notify();
      return () => {
        shortcuts = shortcuts.filter((one) => one !== shortcut);
        notify();
      };
    },
    /** Runs the shortcut of a key. @returns whether there was one */
    press: (press: Press, isTyping: boolean): boolean => {
      const found = shortcuts.findLast(({ keys }) => matches(keys, press, areOn && !isTyping));
      found?.run();
      return found !== undefined;
    },
  };
}

function matches(keys: string, press: Press, areSingleKeysOn: boolean): boolean {
  const withModifier = press.ctrlKey || press.metaKey;
  if (press.altKey) return false;
  if (keys.startsWith("Mod+")) {
    return withModifier && press.key.toLowerCase() === keys.slice(4).toLowerCase();
  }
  return areSingleKeysOn && !withModifier && press.key === keys;
}
