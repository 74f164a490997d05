export type Shortcut = {
  /** A single character as typed, or "Mod+S" for Control or Command with it. */
  keys: string;
  label: string;
  run: () => void;
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export type ShortcutStore = ReturnType<typeof createShortcutStore>;

/** Knows which keys do what on the screen that is shown. The one that was added last wins. */
export function createShortcutStore() {
  let shortcuts: Shortcut[] = [];
  let areOn = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    list: () => shortcuts,
    areOn: () => areOn,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keys of one character can be turned off: they may stand in the way of speech input. */
    turn: (on: boolean) => {
      areOn = on;
      tell();
    },
    add: (shortcut: Shortcut) => {
      shortcuts = [...shortcuts, shortcut];
      tell();
      return () => {
        shortcuts = shortcuts.filter((one) => one !== shortcut);
        tell();
      };
    },
    /** Does what the key is for. @returns whether it was for anything */
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
