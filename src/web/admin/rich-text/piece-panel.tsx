import type { Editor } from "@tiptap/core";
import type { Product } from "#contract/products.ts";
import { PieceSearch } from "../piece-search.tsx";
import { ToolbarPanel } from "./toolbar-panel.tsx";

const NONE: number[] = [];

/** Inserts a card that links to a piece. */
export function PiecePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const put = ({ id, name }: Product) => {
    const link = { type: "link", attrs: { href: `/products/${id}`, productId: String(id) } };
    editor
      .chain()
      .focus()
      .insertContent([
        { type: "paragraph", content: [{ type: "text", text: name, marks: [link] }] },
        { type: "paragraph" },
      ])
      .run();
    onClose();
  };
  return (
    <ToolbarPanel label="Piece" onClose={onClose}>
      <PieceSearch label="Show a piece here" onPick={put} taken={NONE} />
      <div className="rich-text-tray-buttons">
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}
