import type { Editor } from "@tiptap/core";
import type { PieceAttributes } from "./blocks/piece-attributes.ts";

/** Inserts the card of a piece, at the selection or instead of a range. */
export function insertPiece(
  editor: Editor,
  { id, name }: { id: number; name: string },
  range = { from: editor.state.selection.from, to: editor.state.selection.to },
): void {
  const attrs: PieceAttributes = { productId: String(id), name };
  editor
    .chain()
    .focus()
    .deleteRange(range)
    .insertContent([{ type: "piece", attrs }, { type: "paragraph" }])
    .run();
}
