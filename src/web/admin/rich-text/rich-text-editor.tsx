import { type Editor, isTextSelection } from "@tiptap/core";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState, useLayoutEffect } from "react";
import type { EditorView } from "@tiptap/pm/view";
import { useToast } from "#web/ui/toaster.tsx";
import "#web/catalog/film/text-film.css";
import "#web/catalog/pieces/price.css";
import "#web/catalog/text/prose.css";
import "#web/catalog/text/text-piece.css";
import { uploadFile } from "../photos/upload-file.ts";
import { useAction } from "../use-action.ts";
import { createDebouncedChange, type DebouncedChange } from "../forms/create-debounced-change.ts";
import { BlockTools } from "./blocks/block-tools.tsx";
import { extensions } from "./extensions.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { type Tray, listToolbarButtons, readMarks } from "./toolbar-buttons.tsx";
import "./selection-tools.css";
import "./rich-text-editor.css";

export type RichTextEditorProps = {
  id: string;
  label: string;
  /** HTML as stored. */
  value: string;
  onChange: (html: string) => void;
  /** Called with the index of the top-level block that holds the caret. */
  onCaret?: (block: number) => void;
  error?: string | undefined;
};

/** In pixels: the line with the caret stays clear of the tools at the bottom of a story. */
const CLEAR_OF_TOOLS = { top: 5, right: 5, bottom: 64, left: 5 };

/** A rich text editor. Import it lazily: it is large. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange, onCaret, error } = props;
  // The given value and its serialization by the editor: an untouched text must not count as changed.
  const given = useRef({ value, html: "" });
  /** What was reported last: it is shown already. */
  const reported = useRef(value);
  const pictures = usePastedPhotos();
  const [tray, setTray] = useState<Tray | null>(null);
  const changes = useTextChanges();
  const report = (typed: Editor) => {
    if (typed.isDestroyed) return;
    const html = toHtml(typed);
    reported.current = html === given.current.html ? given.current.value : html;
    onChange(reported.current);
  };
  const editor = useEditor({
    extensions,
    content: value,
    // The Content-Security-Policy allows no injected styles.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: "prose rich-text-page",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(error && { "aria-invalid": "true", "aria-describedby": `${id}-error` }),
      },
      scrollThreshold: CLEAR_OF_TOOLS,
      scrollMargin: CLEAR_OF_TOOLS,
      handlePaste: (view, event) => pictures.take(view, event.clipboardData?.files),
      handleDrop: (view, event) => pictures.take(view, event.dataTransfer?.files),
    },
    onCreate: ({ editor }) => {
      given.current.html = toHtml(editor);
    },
    onSelectionUpdate: ({ editor }) => {
      // Content that is set from outside has a selection too, at its end.
      if (editor.isFocused) onCaret?.(editor.state.selection.$from.index(0));
    },
    onUpdate: ({ editor }) => changes.schedule(() => report(editor)),
  });

  useEffect(() => {
    if (!editor || value === reported.current) return;
    reported.current = value;
    const shown = toHtml(editor);
    const isShown =
      value === shown || (value === given.current.value && shown === given.current.html);
    // What was typed meanwhile is about to be reported, and goes before what was stored.
    if (isShown || changes.isPending()) return;
    // The value was replaced, for example by a draft.
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, html: toHtml(editor) };
  }, [changes, editor, value]);

  return (
    <div className="rich-text" data-busy={pictures.isSending ? "" : undefined}>
      {editor && (
        <RichTextToolbar
          editor={editor}
          id={id}
          onFiles={pictures.add}
          onTray={setTray}
          tray={tray}
        />
      )}
      <EditorContent editor={editor} />
      {editor && <InsertMenu editor={editor} onTray={setTray} />}
      {editor && tray === null && <SelectionTools editor={editor} onTray={setTray} />}
      {editor && tray === null && <BlockTools editor={editor} onEditFilm={() => setTray("film")} />}
      <output className="sr">{pictures.isSending && "Uploading the photo"}</output>
    </div>
  );
}

/** Serializes the text without empty captions and without the empty last paragraph. */
function toHtml(editor: Editor): string {
  const html = editor
    .getHTML()
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(?<!<p><\/p>)(<p><\/p>)+$/, "");
  // The editor treats a lone figure as an empty block.
  return editor.isEmpty && !html.includes("<figure>") ? "" : html;
}

/** Milliseconds after the last key: serializing a long text takes longer than a key may. */
const DEBOUNCE = 250;

/**
 * Reports what is typed once it pauses, and at once before anything may read it: when the text loses the
 * focus, on Escape and on shortcuts such as saving, when the page is hidden or left, and when the editor closes.
 */
function useTextChanges(): DebouncedChange {
  const [changes] = useState(() => createDebouncedChange(DEBOUNCE));
  useEffect(() => {
    const listening = new AbortController();
    // In the capture phase: before the listeners of the form and of the router.
    const options = { capture: true, signal: listening.signal };
    const flush = () => changes.flush();
    window.addEventListener("pagehide", flush, options);
    window.addEventListener("popstate", flush, options);
    document.addEventListener("focusout", flush, options);
    // A button may be pressed without taking the focus.
    document.addEventListener("pointerdown", flush, options);
    document.addEventListener(
      "keydown",
      ({ key, ctrlKey, metaKey, altKey }) => {
        if (key === "Escape" || ctrlKey || metaKey || altKey) flush();
      },
      options,
    );
    return () => {
      flush();
      listening.abort();
    };
  }, [changes]);
  return changes;
}

/** Uploads pasted or chosen pictures and inserts each at the cursor. */
function usePastedPhotos() {
  const { toast } = useToast();
  const [sending, setSending] = useState(0);
  const upload = useAction({
    keyOf: ({ file }) => file,
    onMutate: () => setSending((count) => count + 1),
    mutationFn: ({ file }: { view: EditorView; file: File }) =>
      uploadFile({ file, onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: ({ url, alt }, { view }) => {
      const figure = view.state.schema.nodes["figure"]?.create({ src: url, alt });
      if (figure && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(figure));
    },
    onError: ({ message }) =>
      toast({ title: "Couldn’t add the photo", description: message, variant: "destructive" }),
    onSettled: () => setSending((count) => count - 1),
  });

  const take = (view: EditorView, files: FileList | File[] | null | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
    for (const file of pictures) upload.mutate({ view, file });
    return pictures.length > 0;
  };
  return {
    isSending: sending > 0,
    take,
    add: (editor: Editor, files: FileList | null) => void take(editor.view, files),
  };
}

type Props = { editor: Editor; onTray: (tray: Tray) => void };

const SHOWN = ["Bold", "Italic", "Heading", "Quotation", "Link"];

/** The tools for selected words, above them. By keyboard the toolbar has the same and more. */
function SelectionTools({ editor, onTray }: Props) {
  const isSelected = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) =>
      isFocused && !state.selection.empty && isTextSelection(state.selection),
  });
  return isSelected ? <Tools editor={editor} onTray={onTray} /> : null;
}

function Tools({ editor, onTray }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const marks = useEditorState({ editor, selector: ({ editor }) => readMarks(editor) });
  const buttons = listToolbarButtons(editor, marks, null, onTray);
  useLayoutEffect(() => placeAbove(box.current, editor));
  return (
    <fieldset aria-label="Selected words" className="selection-tools" ref={box}>
      {SHOWN.flatMap((label) => buttons.find((button) => button.label === label) ?? []).map(
        ({ label, face, isOn, press }) => (
          <button
            aria-label={label}
            aria-pressed={isOn}
            key={label}
            onClick={press}
            // Keeps the selection.
            onPointerDown={(event) => event.preventDefault()}
            tabIndex={-1}
            title={label}
            type="button"
          >
            {face}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** Above the first selected word, within the editor's frame. */
function placeAbove(box: HTMLElement | null, editor: Editor): void {
  const frame = box?.parentElement?.getBoundingClientRect();
  if (!box || !frame) return;
  const { from, to } = editor.state.selection;
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
  const isOneLine = end.top < start.bottom;
  const middle = isOneLine ? (start.left + end.right) / 2 : start.left;
  const left = Math.max(
    0,
    Math.min(middle - frame.left - box.offsetWidth / 2, frame.width - box.offsetWidth),
  );
  box.style.setProperty("--tools-left", `${left}px`);
  box.style.setProperty("--tools-top", `${start.top - frame.top - box.offsetHeight - 6}px`);
}
