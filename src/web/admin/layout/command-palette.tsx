/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox beneath a text field */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useListbox } from "../use-listbox.ts";
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
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const pause = setTimeout(() => setTerm(typed.trim()), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [typed]);
  const { groups, isNothing, isSettled } = usePaletteGroups(term);
  const entries = groups.flatMap((group) => group.entries);
  const listbox = useListbox(entries, keyOf);

  const go = (entry: PaletteEntry, isView: boolean) => {
    onClose();
    void navigate((isView && entry.viewAt) || entry.to);
  };
  const isCurrent = term === typed.trim() && (term === "" || isSettled);
  const enter = useActWhenCurrent<"open" | "view">(isCurrent, (request) => {
    if (listbox.active) go(listbox.active, request === "view");
  });
  const press = (event: KeyboardEvent) => {
    if (!listbox.press(event) && event.key === "Enter") {
      event.preventDefault();
      setTerm(typed.trim());
      enter.ask(event.ctrlKey || event.metaKey ? "view" : "open");
    }
  };
  return (
    <>
      <Icon name="search" />
      <input
        aria-activedescendant={listbox.activeId}
        aria-autocomplete="list"
        aria-controls={listbox.id}
        aria-expanded={entries.length > 0}
        aria-label="Find anything"
        autoComplete="off"
        className="palette-field"
        maxLength={200}
        onChange={({ target }) => {
          setTyped(target.value);
          listbox.moveToFirst();
          enter.forget();
        }}
        onKeyDown={press}
        placeholder="A piece, an order number, a screen"
        ref={field}
        role="combobox"
        value={typed}
      />
      {isNothing && <p className="palette-nothing">{`No results for “${term}.”`}</p>}
      <div aria-label="Results" id={listbox.id} role="listbox">
        {groups.map((group) => (
          <div aria-label={group.label} key={group.label} role="group">
            <span aria-hidden="true">{group.label}</span>
            {group.entries.map((entry) => (
              <button
                {...listbox.optionProps(entry)}
                className={
                  entry.picture === undefined
                    ? "row palette-entry"
                    : "row palette-entry palette-piece"
                }
                key={keyOf(entry)}
                onClick={() => go(entry, false)}
              >
                <Entry {...entry} />
              </button>
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

function Entry({ picture, icon, label, hint }: PaletteEntry) {
  return (
    <>
      {picture === undefined ? <DeskIcon name={icon} /> : <PieceThumbnail picture={picture} />}
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </>
  );
}
