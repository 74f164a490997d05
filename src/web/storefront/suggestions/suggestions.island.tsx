/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox of links */
import { countOf } from "#contract/count-of.ts";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Price } from "#web/catalog/pieces/price.tsx";
import { Highlighted } from "#web/catalog/text/highlighted.tsx";
import type { Opened } from "../island-props.ts";
import { listOptions, type Option, type OptionGroup } from "./list-options.ts";
import { useSuggestions } from "./use-suggestions.ts";
import "./suggestion-list.css";

/**
 * Suggestions for a search field, after the ARIA combobox pattern: the list opens while the visitor types, arrow
 * keys move through it, Enter opens the active option, Escape closes the list only.
 */
export default function Suggestions({ opener }: Opened) {
  const input = opener as HTMLInputElement;
  const listId = useId();
  // Typed before this script was there.
  const [text, setText] = useState(input.value === input.defaultValue ? null : input.value);
  /** The address of the active option; it stays active when others are found. */
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useSuggestions(text);
  const groups = found ? listOptions(found) : [];
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex(({ href }) => href === chosen);
  const count = options.length;
  const isOpen = count > 0;
  const close = () => {
    setText(null);
    setChosen(null);
  };
  const type = useEffectEvent(() => {
    setText(input.value);
    setChosen(null);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const step = STEPS[event.key];
    if (step) setChosen(options[moveActive(active, step, count)]?.href ?? null);
    const isChosen = event.key === "Enter" && active >= 0;
    if (isChosen) document.querySelector<HTMLElement>(`#${optionId(listId, active)}`)?.click();
    if (event.key === "Escape" || event.key === "Enter") close();
    // Enter without an active option submits the form.
    if (step || event.key === "Escape" || isChosen) event.preventDefault();
  });
  const leave = useEffectEvent(close);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => type(), { signal });
    input.addEventListener("keydown", (event) => press(event), { signal });
    // In a dialog, closing moves what the press that took the focus is on.
    input.addEventListener("blur", () => afterPress(leave, signal), { signal });
    input.form?.addEventListener("submit", () => leave(), { signal });
    return () => listening.abort();
  }, [input]);
  useEffect(() => {
    setOrRemove(input, "role", "combobox");
    setOrRemove(input, "aria-autocomplete", "list");
    setOrRemove(input, "aria-expanded", String(isOpen));
    setOrRemove(input, "aria-controls", isOpen ? listId : null);
    setOrRemove(
      input,
      "aria-activedescendant",
      isOpen && active >= 0 ? optionId(listId, active) : null,
    );
  }, [input, isOpen, active, listId]);
  const corrected = found?.corrected && `Showing “${found.corrected}”.`;
  const readAs = [found?.reading, corrected].filter(Boolean).join(". ");
  return (
    <>
      <output className="sr">{isOpen && countOf(count, "suggestion")}</output>
      {isOpen && (
        <div
          aria-label="Suggestions"
          className="suggestions"
          id={listId}
          // Keeps the focus in the field while the list is clicked.
          onMouseDown={(event) => event.preventDefault()}
          role="listbox"
          tabIndex={-1}
        >
          {readAs && <p className="suggestions-corrected">{readAs}</p>}
          <Groups active={active} groups={groups} listId={listId} />
        </div>
      )}
    </>
  );
}

/** Calls back at once, or when the press has ended that is under way. */
function afterPress(callback: () => void, signal: AbortSignal): void {
  if (!document.querySelector(":active")) callback();
  else addEventListener("mouseup", () => setTimeout(callback), { once: true, signal });
}

/** Ids that need no escape in a selector: `useId` makes them of letters, digits and underscores. */
const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Wraps around; the field itself, at -1, is one of the stops. */
const moveActive = (index: number, step: 1 | -1, count: number): number =>
  ((index + 1 + step + count + 1) % (count + 1)) - 1;

const setOrRemove = (input: Element, attribute: string, value: string | null): void =>
  value === null ? input.removeAttribute(attribute) : input.setAttribute(attribute, value);

type ListProps = { groups: OptionGroup[]; listId: string; active: number };

function Groups({ groups, ...list }: ListProps) {
  let index = -1;
  return groups.map(({ title, options }) => (
    <div aria-label={title} key={title} role="group">
      <p aria-hidden="true" className="suggestions-title">
        {title}
      </p>
      {options.map((option) => {
        index += 1;
        return <Suggestion {...list} index={index} key={option.href} option={option} />;
      })}
    </div>
  ));
}

type SuggestionProps = Omit<ListProps, "groups"> & { option: Option; index: number };

function Suggestion({ option, index, listId, active }: SuggestionProps) {
  const { href, name, price, picture } = option;
  return (
    <a
      aria-selected={index === active}
      className="suggestion"
      href={href}
      id={optionId(listId, index)}
      role="option"
      tabIndex={-1}
    >
      {picture !== undefined && (
        <span className="suggestion-picture">
          {picture && <Picture isDecorative picture={picture} sizes="56px" />}
        </span>
      )}
      <span className="suggestion-name">
        <Highlighted parts={name} />
      </span>
      {price !== undefined && <Price price={price} />}
    </a>
  );
}
