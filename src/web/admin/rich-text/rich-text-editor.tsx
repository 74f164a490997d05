import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import "#web/catalog/prose.css";
import { extensions } from "./extensions.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { toHtml } from "./to-html.ts";
import { usePastedPhotos } from "./use-pasted-photos.ts";
import "./rich-text-editor.css";

export type RichTextEditorProps = {
  id: string;
  label: string;
  /** HTML as the shop keeps it. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
};

/** Text as the public pages set it, written in place. Load it lazily: it is large. */
export default function RichTextEditor({ id, label, value, onChange, error }: RichTextEditorProps) {
  // As given, and as the editor writes the same: untouched, the value stays as it was given.
  const given = useRef({ value, html: "" });
  const pictures = usePastedPhotos();
  const editor = useEditor({
    extensions,
    content: value,
    // The strict policy for styles allows none that are put in by script.
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
      handlePaste: (view, event) => pictures.take(view, event.clipboardData?.files),
      handleDrop: (view, event) => pictures.take(view, event.dataTransfer?.files),
    },
    onCreate: ({ editor }) => {
      given.current.html = toHtml(editor);
    },
    onUpdate: ({ editor }) => {
      const html = toHtml(editor);
      onChange(html === given.current.html ? given.current.value : html);
    },
  });

  useEffect(() => {
    if (!editor) return;
    const shown = toHtml(editor);
    const isShown =
      value === shown || (value === given.current.value && shown === given.current.html);
    if (isShown) return;
    // Another text was put in its place, such as what this device had kept.
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, html: toHtml(editor) };
  }, [editor, value]);

  return (
    <div className="rich-text" data-busy={pictures.isSending ? "" : undefined}>
      {editor && <RichTextToolbar editor={editor} id={id} onFiles={pictures.add} />}
      <EditorContent editor={editor} />
      <output className="sr">{pictures.isSending && "Sending the picture"}</output>
    </div>
  );
}
