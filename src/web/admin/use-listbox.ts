import { useId, useState } from "react";

type Press = { key: string; preventDefault: () => void };

/**
 * The options beneath a text field, which keeps the focus. The one that was moved to stays active when others are
 * found; else the first is.
 */
export function useListbox<Option>(options: Option[], keyOf: (option: Option) => string) {
  const id = useId();
  const [moved, setMoved] = useState("");
  const found = options.findIndex((option) => keyOf(option) === moved);
  const at = Math.max(0, found);
  const active = options.at(at);
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`;
  return {
    id,
    active,
    activeId: active && idOf(active),
    moveTo: (option: Option) => setMoved(keyOf(option)),
    moveToFirst: () => setMoved(""),
    /** Moves by an arrow. @returns whether the key was one */
    press: (event: Press): boolean => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const next = step && options.at((at + step) % options.length);
      if (!next) return false;
      event.preventDefault();
      setMoved(keyOf(next));
      return true;
    },
    optionProps: (option: Option) =>
      ({
        "aria-selected": option === active,
        id: idOf(option),
        role: "option",
        tabIndex: -1,
        type: "button",
      }) as const,
  };
}
