import { type FocusEvent, type InputEvent, type KeyboardEvent, useId, useState } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { listOptions, type OptionGroup } from "./list-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type Combobox = {
  listId: string;
  groups: OptionGroup[];
  /** What the text was read as: corrected, or as filters. */
  readAs: string;
  isOpen: boolean;
  /** Index of the active option, counted across all groups; -1 for none. */
  active: number;
  close: () => void;
};

/**
 * Suggestions for a search field, after the ARIA combobox pattern: the list opens while the visitor
 * types, arrow keys move through it, Enter opens the active option, Escape closes the list only. Without
 * scripts the field is a plain one.
 * @returns props for the input, and the state that SuggestionList renders
 */
export function useCombobox() {
  const listId = useId();
  // The role is set on hydration: without scripts there is no list.
  const isHydrated = useHydrated();
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

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) setActive((index) => moveActive(index, step, count));
    if (event.key === "Enter" && active >= 0) openOption(listId, active);
    if (event.key === "Escape" || event.key === "Enter") close();
    // Enter without an active option submits the form.
    if (step || event.key === "Escape" || (event.key === "Enter" && active >= 0)) {
      event.preventDefault();
    }
  };

  const inputProps = {
    onInput: (event: InputEvent<HTMLInputElement>) => {
      setText(event.currentTarget.value);
      setActive(-1);
    },
    onKeyDown: handleKeyDown,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || !relatedTarget.closest("[role=listbox]")) close();
    },
    ...(isHydrated && {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      ...(isOpen && { "aria-controls": listId }),
      ...(isOpen && active >= 0 && { "aria-activedescendant": optionId(listId, active) }),
    }),
  };
  const readAs = found
    ? [...found.filters, ...(found.corrected ? [found.corrected] : [])].join(", ")
    : "";
  const combobox: Combobox = { listId, groups, readAs, isOpen, active, close };
  return { inputProps, combobox };
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Wraps around; the field itself, at -1, is one of the stops. */
const moveActive = (index: number, step: 1 | -1, count: number): number =>
  ((index + 1 + step + count + 1) % (count + 1)) - 1;

/** Clicks the link, so that the router handles it like any other. */
function openOption(listId: string, index: number): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(optionId(listId, index))}`)?.click();
}
