/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox beneath a text field */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useActWhenCurrent } from "../use-act-when-current.ts";
import { type PaletteEntry, usePaletteGroups } from "./palette-entries.ts";
import "./command-palette.css";

/** Control or Command and K: pieces, orders, collections, actions and screens by name or number. */
export function CommandPalette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);
  useShortcut("Mod+K", "Find anything", () => {
    setOpened(opened + 1);
    openDialog(dialog);
  });
  return (
    <Dialog className="desk-dialog palette" id="palette" ref={dialog} title="Find anything">
      {opened > 0 && <Palette key={opened} onClose={() => dialog.current?.close()} />}
    </Dialog>
  );
}

const keyOf = ({ to, label }: PaletteEntry) => to + label;

/** Milliseconds after the last key. */
const DEBOUNCE = 150;

function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [term, setTerm] = useState("");
  /** The key of the entry that was moved to; it stays chosen when more are found. Else the first is. */
  const [active, setActive] = useState("");
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const pause = setTimeout(() => setTerm(typed.trim()), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [typed]);
  const { groups, isNothing, isSettled } = usePaletteGroups(term);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === active),
  );

  const go = (entry: PaletteEntry, isView: boolean) => {
    onClose();
    void navigate((isView && entry.viewAt) || entry.to);
  };
  const isCurrent = term === typed.trim() && (term === "" || isSettled);
  const enter = useActWhenCurrent<"open" | "view">(isCurrent, (request) => {
    const entry = entries[at];
    if (entry) go(entry, request === "view");
  });
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = move !== undefined && entries.at((at + move) % entries.length);
    if (next) {
      event.preventDefault();
      setActive(keyOf(next));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      setTerm(typed.trim());
      enter.ask(event.ctrlKey || event.metaKey ? "view" : "open");
    }
  };
  return (
    <>
      <Icon name="search" />
      <input
        aria-activedescendant={entries.length > 0 ? `palette-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls="palette-list"
        aria-expanded={entries.length > 0}
        aria-label="Find anything"
        autoComplete="off"
        className="palette-field"
        maxLength={200}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive("");
          enter.forget();
        }}
        onKeyDown={press}
        placeholder="A piece, an order number, a screen"
        ref={field}
        role="combobox"
        value={typed}
      />
      {isNothing && <p className="palette-nothing">{`No results for “${term}.”`}</p>}
      <div aria-label="Results" id="palette-list" role="listbox">
        {groups.map((group) => (
          <div aria-label={group.label} key={group.label} role="group">
            <span aria-hidden="true">{group.label}</span>
            {group.entries.map((entry) => (
              <Entry
                entry={entry}
                id={`palette-${entries.indexOf(entry)}`}
                isActive={entries[at] === entry}
                key={keyOf(entry)}
                onPress={() => go(entry, false)}
              />
            ))}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="palette-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> view in store
        </span>
      </p>
    </>
  );
}

type EntryProps = { entry: PaletteEntry; id: string; isActive: boolean; onPress: () => void };

function Entry({ entry, id, isActive, onPress }: EntryProps) {
  const hasPicture = entry.picture !== undefined;
  return (
    <button
      aria-selected={isActive}
      className={hasPicture ? "palette-entry palette-piece" : "palette-entry"}
      id={id}
      onClick={onPress}
      role="option"
      tabIndex={-1}
      type="button"
    >
      {entry.picture === undefined ? (
        <DeskIcon name={entry.icon} />
      ) : (
        <PieceThumbnail picture={entry.picture} />
      )}
      <span>{entry.label}</span>
      {entry.hint && <small>{entry.hint}</small>}
    </button>
  );
}
