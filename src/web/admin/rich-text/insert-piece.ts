import type { Editor } from "@tiptap/core";

/** Inserts a card that links to a piece, at the selection or instead of a range. */
export function insertPiece(
  editor: Editor,
  { id, name }: { id: number; name: string },
  range = { from: editor.state.selection.from, to: editor.state.selection.to },
): void {
  const link = { type: "link", attrs: { href: `/products/${id}`, productId: String(id) } };
  editor
    .chain()
    .focus()
    .insertContentAt(range, [
      { type: "paragraph", content: [{ type: "text", text: name, marks: [link] }] },
      { type: "paragraph" },
    ])
    .run();
}
