import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useId, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import type { FigureAttributes } from "./figure-extension.ts";
import { PHOTO_TYPES } from "../photos/upload-file.ts";
import { PhotoLibrary } from "../photos/photo-library.tsx";
import { ToolbarPanel } from "./toolbar-panel.tsx";

type Props = {
  editor: Editor;
  onClose: () => void;
  onFiles: (editor: Editor, files: FileList | null) => void;
  /** Whether it begins with the choice of two stored photos. */
  isPair: boolean;
};

/** Inserts a photo; with a photo selected, edits its alt text. */
export function PhotoPanel({ editor, isPair, onClose, onFiles }: Props) {
  const src = useEditorState({
    editor,
    selector: ({ editor }): unknown => editor.getAttributes("figure")["src"],
  });
  return typeof src === "string" ? (
    <EditAltText editor={editor} key={src} onClose={onClose} />
  ) : (
    <InsertPhoto editor={editor} isPair={isPair} onClose={onClose} onFiles={onFiles} />
  );
}

function InsertPhoto({ editor, isPair, onClose, onFiles }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState("");
  /** How many stored photos are being chosen. */
  const [choosing, setChoosing] = useState(isPair ? 2 : 0);
  const isAllowed = /^(https:\/\/|\/media\/)[^\s]+$/i.test(src.trim());
  const insertFigure = (attrs: Partial<FigureAttributes>) =>
    editor.chain().focus().insertContent({ type: "figure", attrs }).run();
  const insert = () => {
    if (isAllowed) insertFigure({ src: src.trim() });
  };
  // Outside the panel: Escape in the dialog must not close the panel too.
  const library = choosing > 0 && (
    <PhotoLibrary
      onClose={() => setChoosing(0)}
      onPick={([first, second]) => {
        if (!first) return;
        const pair = second && { secondSrc: second.url, secondAlt: second.alt };
        insertFigure({ src: first.url, alt: first.alt, ...pair });
      }}
      room={choosing}
      taken={NONE}
    />
  );
  return (
    <>
      {library}
      <ToolbarPanel label="Photo" onClose={onClose} onEnter={insert}>
        <Field
          id={id}
          label="Photo address"
          help="You can also choose a file, or paste one into the text."
        >
          <Input
            onChange={({ target }) => setSrc(target.value)}
            placeholder="https://…"
            value={src}
          />
        </Field>
        <div className="rich-text-tray-buttons">
          <button className="btn small" onClick={() => picker.current?.click()} type="button">
            Choose a file
          </button>
          <button className="btn small quiet" onClick={() => setChoosing(1)} type="button">
            Choose from your photos
          </button>
          <button className="btn small quiet" onClick={() => setChoosing(2)} type="button">
            Two photos side by side
          </button>
          <button className="btn small quiet" disabled={!isAllowed} onClick={insert} type="button">
            Insert
          </button>
          <button className="btn small quiet" onClick={onClose} type="button">
            Close
          </button>
        </div>
        <input
          accept={PHOTO_TYPES}
          aria-label="Photo for the text"
          hidden
          onChange={({ target }) => {
            onFiles(editor, target.files);
            target.value = "";
            onClose();
          }}
          ref={picker}
          type="file"
        />
      </ToolbarPanel>
    </>
  );
}

const NONE: string[] = [];

function EditAltText({ editor, onClose }: Pick<Props, "editor" | "onClose">) {
  const id = useId();
  const [figure, setFigure] = useState(() => editor.getAttributes("figure") as FigureAttributes);
  const { src, alt, secondSrc, secondAlt } = figure;
  const save = () => {
    const texts = { alt: alt.trim(), secondAlt: secondAlt.trim() };
    editor
      .chain()
      .focus()
      .updateAttributes("figure", { ...figure, ...texts })
      .run();
    onClose();
  };
  const swap = () => setFigure({ src: secondSrc, alt: secondAlt, secondSrc: src, secondAlt: alt });
  const remove = () => {
    editor.chain().focus().deleteNode("figure").run();
    onClose();
  };
  return (
    <ToolbarPanel label="Photo" onClose={onClose} onEnter={save}>
      <Field id={id} label="What does it show?" help="Read aloud to visitors who can’t see it.">
        <Input
          maxLength={1000}
          onChange={({ target }) => setFigure({ ...figure, alt: target.value })}
          value={alt}
        />
      </Field>
      {secondSrc && (
        <Field id={`${id}-second`} label="What does the second show?">
          <Input
            maxLength={1000}
            onChange={({ target }) => setFigure({ ...figure, secondAlt: target.value })}
            value={secondAlt}
          />
        </Field>
      )}
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={save} type="button">
          Done
        </button>
        {secondSrc && (
          <button className="btn small quiet" onClick={swap} type="button">
            Swap the photos
          </button>
        )}
        <button className="btn small quiet" onClick={remove} type="button">
          Remove photo
        </button>
      </div>
    </ToolbarPanel>
  );
}
