import type { Editor } from "@tiptap/core";

/** Serializes the text without empty captions and without the empty last paragraph. */
export function toHtml(editor: Editor): string {
  const html = editor
    .getHTML()
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(?<!<p><\/p>)(<p><\/p>)+$/, "");
  // The editor treats a lone figure as an empty block.
  return editor.isEmpty && !html.includes("<figure>") ? "" : html;
}
