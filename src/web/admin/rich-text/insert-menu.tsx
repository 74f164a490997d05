/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox beneath a text field */
import type { Editor } from "@tiptap/core";
import { useQuery } from "@tanstack/react-query";
import { useEditorState } from "@tiptap/react";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useListbox } from "../use-listbox.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { type InsertChoice, listInsertChoices } from "./insert-choices.ts";
import { readInsertQuery } from "./read-insert-query.ts";
import type { Tray } from "./toolbar-buttons.tsx";
import "./insert-menu.css";

type Props = { editor: Editor; onTray: (tray: Tray) => void };

const MOST_PIECES = 5;
/** Characters from which pieces are searched. */
const MIN_LENGTH = 2;
const NONE: InventoryRow[] = [];

/** A slash at the beginning of a line opens what can be inserted there; so does the plus beside an empty line. */
export function InsertMenu({ editor, onTray }: Props) {
  const { query, isOnEmptyLine, isFocused } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      query: readInsertQuery(editor.state),
      isOnEmptyLine: isEmptyLine(editor),
      isFocused: editor.isFocused,
    }),
  });
  const [dismissed, setDismissed] = useState<number | null>(null);
  if (query === null && dismissed !== null) setDismissed(null);
  if (query && dismissed !== query.from) {
    return (
      <Choices
        editor={editor}
        key={query.from}
        onDismiss={() => setDismissed(query.from)}
        onTray={onTray}
        query={query}
      />
    );
  }
  return isFocused && isOnEmptyLine ? <InsertButton editor={editor} /> : null;
}

function isEmptyLine({ state: { selection, doc } }: Editor): boolean {
  const { $from, empty } = selection;
  const isEmpty = empty && $from.depth === 1 && $from.parent.content.size === 0;
  return isEmpty && $from.parent.type.name === "paragraph" && doc.childCount > 1;
}

function InsertButton({ editor }: { editor: Editor }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => placeAtCaret(button.current, editor, "top"));
  return (
    <button
      aria-label="Insert"
      className="center insert-line"
      onClick={() => editor.chain().focus().insertContent("/").run()}
      // Keeps the caret in the text.
      onPointerDown={(event) => event.preventDefault()}
      ref={button}
      type="button"
    >
      <Icon name="plus" />
    </button>
  );
}

const keyOf = ({ label, hint }: InsertChoice) => `${label} ${hint}`;

type ChoicesProps = Props & {
  query: NonNullable<ReturnType<typeof readInsertQuery>>;
  onDismiss: () => void;
};

function Choices({ editor, query, onTray, onDismiss }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSearched = query.text.length >= MIN_LENGTH;
  const search = encodeURIComponent(query.text);
  const pieces = useQuery<InventoryRow[]>({
    queryKey: [`/api/inventory?search=${search}&limit=${MOST_PIECES}`],
    enabled: isSearched,
  });
  const choices = listInsertChoices(editor, query, (isSearched && pieces.data) || NONE, onTray);
  const listbox = useListbox(choices, keyOf);
  useLayoutEffect(() => placeAtCaret(list.current, editor, "bottom"));
  useKeyboardHeight(list);
  const count = choices.length;
  useEffect(() => {
    if (count === 0) return undefined;
    // After the editor has scrolled to the caret.
    const frame = requestAnimationFrame(() => showListAndLine(list.current, editor));
    return () => cancelAnimationFrame(frame);
  }, [count, editor]);
  useActiveDescendant(editor, listbox.id, listbox.activeId);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss();
    else if (event.key === "Enter" && listbox.active) listbox.active.run();
    else if (!listbox.press(event)) return;
    // Neither the text nor the panel around it gets the key.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const text = editor.view.dom;
    const onKey = (event: KeyboardEvent) => press(event);
    text.addEventListener("keydown", onKey, { capture: true });
    return () => text.removeEventListener("keydown", onKey, { capture: true });
  }, [editor]);

  if (choices.length === 0) return null;
  return (
    <div aria-label="Insert" className="insert-menu" id={listbox.id} ref={list} role="listbox">
      {choices.map((choice) => (
        <button
          {...listbox.optionProps(choice)}
          className={"piece" in choice ? "insert-piece" : undefined}
          key={keyOf(choice)}
          onClick={choice.run}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => listbox.moveTo(choice)}
        >
          <Choice {...choice} />
        </button>
      ))}
    </div>
  );
}

function Choice(choice: InsertChoice) {
  const { label, hint } = choice;
  if ("piece" in choice) {
    return (
      <>
        <PieceThumbnail picture={choice.piece.picture} />
        <span>
          {label} <small>{hint}</small>
        </span>
        <kbd aria-hidden="true">Enter</kbd>
      </>
    );
  }
  return (
    <>
      <DeskIcon name={choice.icon} />
      {label}
      {hint && <small>{hint}</small>}
    </>
  );
}

/** Announces the active choice while the caret stays in the text. */
function useActiveDescendant(editor: Editor, listId: string, activeId?: string): void {
  useEffect(() => {
    const text = editor.view.dom;
    if (activeId === undefined) return undefined;
    text.setAttribute("aria-controls", listId);
    text.setAttribute("aria-activedescendant", activeId);
    return () => {
      text.removeAttribute("aria-controls");
      text.removeAttribute("aria-activedescendant");
    };
  }, [editor, listId, activeId]);
}

/** The list beneath the line is scrolled into view; above a list that is fixed to the window, the line. */
function showListAndLine(list: HTMLElement | null, editor: Editor): void {
  if (!list) return;
  if (getComputedStyle(list).position !== "fixed") list.scrollIntoView({ block: "nearest" });
  else scrollAbove(list, editor.view.coordsAtPos(editor.state.selection.from).bottom);
}

/** Places an element at the line of the caret, within the editor's frame. */
function placeAtCaret(element: HTMLElement | null, editor: Editor, edge: "top" | "bottom"): void {
  const frame = element?.parentElement;
  if (!element || !frame) return;
  const line = editor.view.coordsAtPos(editor.state.selection.from);
  const center = (line.top + line.bottom) / 2 - element.offsetHeight / 2;
  const top = (edge === "bottom" ? line.bottom + 8 : center) - frame.getBoundingClientRect().top;
  element.style.setProperty("--insert-top", `${top}px`);
}

const SPACE_PX = 16;

/** Scrolls what is around an element fixed to the window, so that a line of the text is above it. */
function scrollAbove(fixed: HTMLElement, lineBottom: number): void {
  const hidden = lineBottom + SPACE_PX - fixed.getBoundingClientRect().top;
  if (hidden > 0) findScrollArea(fixed).scrollBy({ top: hidden });
}

function findScrollArea(element: HTMLElement): Element {
  for (let area = element.parentElement; area; area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return document.documentElement;
}

/**
 * Sets --keyboard-height on an element: how much of the window's bottom the on-screen keyboard covers.
 * Browsers shrink the visual viewport for it, not the layout viewport.
 */
function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty("--keyboard-height", `${covered}px`);
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [element]);
}
