import type { Editor } from "@tiptap/core";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { insertPiece } from "./insert-piece.ts";
import { MESSAGES } from "./messages.ts";
import type { InsertQuery } from "./read-insert-query.ts";
import type { Tray } from "./toolbar-buttons.tsx";

const { choices } = MESSAGES;

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
    { ...choices.piece, icon: "ring", run: opening("piece") },
    { ...choices.photo, icon: "camera", run: opening("picture") },
    { ...choices.pair, icon: "table", run: opening("pair") },
    {
      ...choices.heading,
      icon: "heading",
      run: () => cleared().setHeading({ level: 2 }).run(),
    },
    {
      ...choices.quote,
      icon: "quote",
      run: () => cleared().setBlockquote().run(),
    },
    {
      ...choices.divider,
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
