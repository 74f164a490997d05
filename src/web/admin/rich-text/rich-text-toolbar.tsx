import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Field } from "#web/ui/field.tsx";
import { completeLink, isLinkTarget } from "#contract/link-target.ts";
import { FILM_EXAMPLES } from "#contract/catalogue/read-video.ts";
import { Input } from "../forms/controls.tsx";
import { PieceSearch } from "../pieces/piece-search.tsx";
import { AddressField } from "./address-field.tsx";
import { type FilmAttributes, readFilm } from "./blocks/film-attributes.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { insertPiece } from "./insert-piece.ts";
import { listToolbarButtons, readMarks, type Tray } from "./toolbar-buttons.tsx";

const NONE: number[] = [];

type Props = {
  editor: Editor;
  /** The id of the editor. */
  id: string;
  onFiles: (editor: Editor, files: FileList | null) => void;
  tray: Tray | null;
  onTray: (tray: Tray | null) => void;
};

/** The formatting buttons. One tab stop; arrow keys move within (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, id, onFiles, tray, onTray }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const marks = useEditorState({ editor, selector: ({ editor }) => readMarks(editor) });
  const buttons = listToolbarButtons(editor, marks, tray, (which) =>
    onTray(tray === which ? null : which),
  );
  const close = () => {
    onTray(null);
    editor.commands.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <div
        aria-controls={id}
        aria-label="Formatting"
        className="rich-text-bar"
        onKeyDown={move}
        ref={bar}
        role="toolbar"
        tabIndex={-1}
      >
        {buttons.map(({ label, face, isOn, opens, isOff = false, press }, index) => (
          <button
            aria-expanded={opens ? isOn : undefined}
            aria-label={label}
            aria-pressed={opens ? undefined : isOn}
            aria-disabled={isOff || undefined}
            key={label}
            onClick={() => {
              setStop(index);
              if (!isOff) press();
            }}
            // Keeps the selection of the text while a button is pressed.
            onPointerDown={(event) => event.preventDefault()}
            tabIndex={index === stop ? 0 : -1}
            title={label}
            type="button"
          >
            {face}
          </button>
        ))}
      </div>
      {tray === "link" && <LinkPanel editor={editor} onClose={close} />}
      {tray === "piece" && <PiecePanel editor={editor} onClose={close} />}
      {tray === "film" && <FilmPanel editor={editor} onClose={close} />}
      {(tray === "picture" || tray === "pair") && (
        <PhotoPanel
          editor={editor}
          isPair={tray === "pair"}
          key={tray}
          onClose={close}
          onFiles={onFiles}
        />
      )}
    </>
  );
}

/** Searches the piece whose card is inserted. */
function PiecePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <ToolbarPanel label="Piece" onClose={onClose}>
      <PieceSearch
        label="Show a piece here"
        onPick={(piece) => {
          insertPiece(editor, piece);
          onClose();
        }}
        taken={NONE}
      />
      <div className="rich-text-tray-buttons">
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}

/** Inserts a film of YouTube or Vimeo; with a film selected, edits it. */
function FilmPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const isSelected = editor.isActive("film");
  const [{ page, title }, setFilm] = useState<FilmAttributes>(() =>
    isSelected ? (editor.getAttributes("film") as FilmAttributes) : { page: "", title: "" },
  );
  const [error, setError] = useState<string>();
  const apply = () => {
    const film = readFilm(completeLink(page));
    if (!film) {
      setError(FILM_EXAMPLES);
      return;
    }
    const attrs = { page: film.page, title: title.trim() || `Film on ${film.host}` };
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes("film", attrs).run();
    else chain.insertContent([{ type: "film", attrs }, { type: "paragraph" }]).run();
    onClose();
  };
  return (
    <ToolbarPanel label="Film" onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label="YouTube or Vimeo address"
        onChange={(typed) => setFilm({ page: typed, title })}
        placeholder="https://www.youtube.com/watch?v=…"
        value={page}
      />
      <Field help="Visitors read it before they press play." id={`${id}-title`} label="Title">
        <Input
          maxLength={200}
          onChange={({ target }) => setFilm({ page, title: target.value })}
          value={title}
        />
      </Field>
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={apply} type="button">
          {isSelected ? "Save film" : "Insert film"}
        </button>
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}

/** Links the selected text. Without a selection the URL itself is inserted. */
function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const current: unknown = editor.getAttributes("link")["href"];
  const [typed, setTyped] = useState(typeof current === "string" ? current : "");
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = completeLink(typed);
    if (!isLinkTarget(href)) {
      setError(
        "Enter a web address, such as https://example.com or /collections/…, an email address, or a phone number.",
      );
      return;
    }
    const { empty } = editor.state.selection;
    if (empty && !editor.isActive("link")) {
      const text = typed.trim();
      const marks = [{ type: "link", attrs: { href } }];
      editor.chain().focus().insertContent({ type: "text", text, marks }).run();
    } else {
      editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    }
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <ToolbarPanel label="Link" onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label="Link to"
        onChange={setTyped}
        placeholder="https://… or /collections/…"
        value={typed}
      />
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={apply} type="button">
          Set link
        </button>
        {typeof current === "string" && (
          <button className="btn small quiet" onClick={remove} type="button">
            Remove link
          </button>
        )}
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}
