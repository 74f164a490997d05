import type { Editor } from "@tiptap/core";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { insertPiece } from "./insert-piece.ts";
import type { InsertQuery } from "./read-insert-query.ts";
import type { Tray } from "./toolbar-buttons.tsx";

export type InsertChoice = { label: string; hint: string; icon: IconName; run: () => void };

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
    { label: "Photo", hint: "With a caption", icon: "camera", run: opening("picture") },
    { label: "Two photos", hint: "Side by side", icon: "table", run: opening("pair") },
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
      icon: "minus",
      run: () => cleared().setHorizontalRule().run(),
    },
  ];
  const found = pieces.map((piece): InsertChoice => ({
    label: piece.name,
    hint: [formatPrice(piece.price), piece.sku].filter(Boolean).join(", "),
    icon: "ring",
    run: () => insertPiece(editor, piece, { from, to }),
  }));
  const named = blocks.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return [...named, ...found];
}
