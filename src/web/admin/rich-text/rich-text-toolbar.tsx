import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { FilmPanel } from "./film-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { PiecePanel } from "./piece-panel.tsx";
import { listToolbarButtons, readMarks, type Tray } from "./toolbar-buttons.tsx";

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
