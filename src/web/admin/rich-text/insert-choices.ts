import type { Editor } from "@tiptap/core";
import { foldName } from "#contract/fold-name.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { STATE_LABELS, stateOf } from "#contract/catalogue/piece-states.ts";
import type { DeskIconName } from "../desk-icon.tsx";
import { insertPiece } from "./insert-piece.ts";
import { insertTable } from "./table-extension.ts";
import type { InsertQuery } from "./read-insert-query.ts";
import type { Tray } from "./toolbar-buttons.tsx";

export type InsertChoice = { label: string; hint: string; run: () => void } & (
  | { icon: DeskIconName }
  | { piece: InventoryRow }
);

/** What can be inserted instead of the typed slash: blocks by their name, then the found pieces. */
export function listInsertChoices(
  editor: Editor,
  { text, from, to }: InsertQuery,
  pieces: InventoryRow[],
  openTray: (tray: Tray) => void,
): InsertChoice[] {
  const cleared = () => editor.chain().focus().deleteRange({ from, to });
  const opening = (tray: Tray) => () => {
    cleared().run();
    openTray(tray);
  };
  const blocks: InsertChoice[] = [
    { label: "Piece", hint: "Photo, name, and price", icon: "ring", run: opening("piece") },
    { label: "Photo", hint: "With a caption", icon: "photo", run: opening("picture") },
    { label: "Two photos", hint: "Side by side", icon: "pair", run: opening("pair") },
    {
      label: "Heading",
      hint: "",
      icon: "heading",
      run: () => cleared().setHeading({ level: 2 }).run(),
    },
    {
      label: "Quotation",
      hint: "In italics",
      icon: "quote",
      run: () => cleared().setBlockquote().run(),
    },
    {
      label: "Divider",
      hint: "A thin line",
      icon: "divider",
      run: () => cleared().setHorizontalRule().run(),
    },
    {
      label: "Table",
      hint: "A size guide, for example",
      icon: "table",
      run: () => cleared().run() && insertTable(editor),
    },
    { label: "Film", hint: "YouTube or Vimeo", icon: "film", run: opening("film") },
  ];
  const found = pieces.map((piece): InsertChoice => ({
    label: piece.name,
    hint: `${formatPrice(piece.price)}, ${STATE_LABELS[stateOf(piece)].toLowerCase()}`,
    piece,
    run: () => insertPiece(editor, piece, { from, to }),
  }));
  const named = blocks.filter(({ label }) => foldName(label).includes(foldName(text)));
  return [...named, ...found];
}
