import type { CareNote } from "#contract/catalogue/piece-care.ts";
import type { Order, OrderItem } from "#contract/sales/orders.ts";
import { readPieceCare } from "../../catalogue/care/list-piece-care.ts";
import { toCareNotes } from "../../catalogue/care/to-care-notes.ts";
import { idList } from "../../id-list.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** A mail is no book: so many notes of an order with many pieces. */
const MAX_NOTES = 12;

/** How the pieces of an order are cared for, those in the trash and custom work included. */
export async function loadOrderCare(shop: Shop, { items }: Order): Promise<CareNote[]> {
  const { careTexts } = await getSettings(shop);
  const pieces = await loadPieces(shop, items);
  const notes = items.flatMap((item) => {
    const piece = pieces.get(item.productId ?? 0);
    const care = readPieceCare({
      metals: piece?.metals ?? null,
      stones: piece?.stones ?? null,
      materials: piece?.materials ?? notedMaterials(item),
    });
    return toCareNotes(care, careTexts).map(({ title, sections }) => ({
      title: items.length === 1 ? title : `${item.productName} (${title.toLowerCase()})`,
      sections,
    }));
  });
  return [...new Map(notes.map((note) => [note.title, note])).values()].slice(0, MAX_NOTES);
}

async function loadPieces(shop: Shop, items: OrderItem[]) {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const rows = await shop.db
    .selectFrom("products")
    .select(["id", "metals", "stones", "materials"])
    .where("id", "in", idList(shop, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was noted with custom work. */
function notedMaterials({ customizations }: OrderItem): string | null {
  const noted = customizations?.["materials"] ?? customizations?.["metal"];
  return typeof noted === "string" ? noted : null;
}
