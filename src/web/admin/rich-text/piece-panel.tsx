import type { Editor } from "@tiptap/core";
import { PieceSearch } from "../pieces/piece-search.tsx";
import { insertPiece } from "./insert-piece.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";

const NONE: number[] = [];

/** Searches the piece whose card is inserted. */
export function PiecePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
