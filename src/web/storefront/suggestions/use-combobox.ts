import { type FocusEvent, type InputEvent, type KeyboardEvent, useId, useState } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { listOptions, type OptionGroup } from "./list-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type Combobox = {
  listId: string;
  groups: OptionGroup[];
  corrected: string | null;
  isOpen: boolean;
  /** The place of the option that the arrow keys are at, counted through all groups; -1 for none. */
  active: number;
  close: () => void;
};

/**
 * Suggestions for a search field: the list opens while one writes, the arrow keys walk through it, Enter
 * opens what they are at, Escape closes the list and nothing else. Submitting the field stays as it is,
 * and without scripts the field is a plain one.
 * @returns `field` goes onto the input, `box` into a SuggestionList
 */
export function useCombobox() {
  const listId = useId();
  // A field says that it suggests once there is something that does.
  const isReady = useHydrated();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(text);
  const groups = found ? listOptions(found) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isOpen = count > 0;
  const close = () => {
    setText(null);
    setActive(-1);
  };

  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) setActive((place) => walk(place, step, count));
    if (event.key === "Enter" && active >= 0) openOption(listId, active);
    if (event.key === "Escape" || event.key === "Enter") close();
    // Enter without a choice goes on to the form.
    if (step || event.key === "Escape" || (event.key === "Enter" && active >= 0)) {
      event.preventDefault();
    }
  };

  const field = {
    onInput: (event: InputEvent<HTMLInputElement>) => {
      setText(event.currentTarget.value);
      setActive(-1);
    },
    onKeyDown: press,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || !relatedTarget.closest("[role=listbox]")) close();
    },
    ...(isReady && {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      ...(isOpen && { "aria-controls": listId }),
      ...(isOpen && active >= 0 && { "aria-activedescendant": optionId(listId, active) }),
    }),
  };
  const corrected = found?.corrected ?? null;
  const box: Combobox = { listId, groups, corrected, isOpen, active, close };
  return { field, box };
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Beyond either end stands the field itself, at -1. */
const walk = (place: number, step: 1 | -1, count: number): number =>
  ((place + 1 + step + count + 1) % (count + 1)) - 1;

/** The link itself is pressed, so that it leads where and how links do. */
function openOption(listId: string, place: number): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(optionId(listId, place))}`)?.click();
}
