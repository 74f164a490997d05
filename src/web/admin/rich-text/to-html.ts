import type { Editor } from "@tiptap/core";

/** What was written, without the empty words of pictures and the empty line at the end. */
export function toHtml(editor: Editor): string {
  const html = editor
    .getHTML()
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(<p><\/p>)+$/, "");
  // To the editor a picture that stands alone is an empty block.
  return editor.isEmpty && !html.includes("<figure>") ? "" : html;
}
