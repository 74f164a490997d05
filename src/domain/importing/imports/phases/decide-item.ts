import type { NormalizedItem } from "./normalized-item.ts";
import { isDeepStrictEqual } from "node:util";
import type { FieldChange, ImportVerdict, ParsedPiece } from "#contract/importing/imports.ts";
import type { Shop } from "../../../shop.ts";
import type { ItemsSoFar } from "../../items/matching/items-so-far.ts";
import { matchPiece } from "../../items/matching/match-piece.ts";
import type { ShopPieces } from "../../items/matching/shop-pieces.ts";
import type { FindTagIds } from "../../items/comparison/compare-tags.ts";
import { type PlanContext, planPiece } from "../../items/plan-piece.ts";
import { resolveSku } from "../../items/matching/resolve-sku.ts";
import type { SourceItem } from "../../source.ts";

export type DecisionContext = PlanContext & {
  soFar: ItemsSoFar;
  /** The shop's pieces that the batch of items could describe. */
  pieces: ShopPieces;
  findTagIds: FindTagIds;
};

/** What to do with an item. */
export type Decision = {
  verdict: ImportVerdict;
  reasons: string[];
  failures: string[];
  changes: FieldChange[];
  productId: number | null;
  piece: ParsedPiece | null;
  /** The tags it gets. */
  tags: ParsedPiece["tags"];
  /** Whether the piece is stored until it is applied. */
  keepPiece: boolean;
};

/** Decides what to do with an item, given the shop's pieces and the items read before it. */
export async function decideItem(
  shop: Shop,
  importRun: DecisionContext,
  item: SourceItem,
  { piece, notes, unknownCategories, fingerprint }: NormalizedItem,
): Promise<Decision> {
  if (!piece) return refuse(notes, await findProductAtPlace(shop, importRun, item.where));
  const { soFar, pieces, findTagIds } = importRun;
  const earlierPlace = piece.externalId === null ? null : soFar.placeOfExternalId(piece.externalId);
  if (earlierPlace !== null) return alreadyRead(earlierPlace);
  const match = matchPiece({ pieces, placeOfProduct: soFar.placeOfProduct }, piece);
  const productId = match?.productId ?? null;
  const place = productId === null ? null : soFar.placeOfProduct(productId);
  if (place !== null) return alreadyRead(place);
  const resolved = resolveSku(
    piece,
    (sku) => soFar.placeOfSku(sku) ?? quoteHolder(pieces, sku, productId),
  );
  const lookup = { findPiece: (id: number) => pieces.byId(id), findTagIds };
  const plan = await planPiece(shop, importRun, resolved.piece, productId, lookup);
  const planned: Decision = {
    verdict: plan.verdict,
    reasons: [
      ...notes,
      ...describeUnknown(unknownCategories, plan.current?.row.categoryId ?? null),
      ...(match?.note ? [match.note] : []),
      ...resolved.notes,
      ...plan.notes,
    ],
    failures: plan.failures,
    changes: plan.changes,
    productId,
    piece: plan.piece,
    tags: plan.tags?.add ?? [],
    keepPiece: !plan.isKnown,
  };
  if (item.kind !== "doubtful" || plan.verdict === "skip") return planned;
  if (await wasDismissed(shop, importRun, fingerprint, plan.piece)) {
    const reasons = ["You left it out of an earlier import.", ...planned.reasons];
    return { ...planned, verdict: "skip", reasons, productId, keepPiece: false };
  }
  const reasons = [item.reason, ...planned.reasons];
  return { ...planned, verdict: "doubtful", reasons, keepPiece: true };
}

function describeUnknown(categories: string[], current: number | null): string[] {
  if (categories.length === 0) return [];
  const outcome = current === null ? "so it has none" : "so it stays in the one it has here";
  return [`You have no category “${categories.join("”, “")}”, ${outcome}.`];
}

const NOTHING = {
  failures: [],
  changes: [],
  productId: null,
  piece: null,
  tags: [],
  keepPiece: false,
};

const refuse = (reasons: string[], productId: number | null): Decision => ({
  ...NOTHING,
  verdict: "refuse",
  reasons,
  productId,
});

const alreadyRead = (place: string): Decision => ({
  ...NOTHING,
  verdict: "skip",
  reasons: [`It is the same piece as ${place}.`],
});

/** The name of another piece that has an SKU, in quotation marks. */
function quoteHolder(pieces: ShopPieces, sku: string, productId: number | null): string | null {
  const holder = pieces.bySku(sku)?.row;
  return holder && holder.id !== productId ? `“${holder.name}”` : null;
}

/** The piece last read at a place that cannot be read now, so that it does not count as missing. */
async function findProductAtPlace({ db }: Shop, { sourceKey }: PlanContext, place: string) {
  const row = await db
    .selectFrom("productSources")
    .innerJoin("products", "products.id", "productSources.productId")
    .select("productId")
    .where("sourceKey", "=", sourceKey)
    .where("place", "=", place)
    .where("products.deletedAt", "is", null)
    .executeTakeFirst();
  return row?.productId ?? null;
}

async function wasDismissed(
  { db }: Shop,
  importRun: PlanContext,
  fingerprint: string,
  piece: ParsedPiece,
) {
  const rows = await db
    .selectFrom("importItems")
    .innerJoin("importRuns", "importRuns.syncLogId", "importItems.syncLogId")
    .select("piece")
    .where("fingerprint", "=", fingerprint)
    .where("sourceKey", "=", importRun.sourceKey)
    .where("importItems.state", "=", "dismissed")
    .execute();
  return rows.some((row) => isDeepStrictEqual(row.piece, piece));
}
