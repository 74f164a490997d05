import { isDeepStrictEqual } from "node:util";
import type { FieldChange, ImportVerdict, ParsedPiece } from "#contract/imports.ts";
import type { Shop } from "../../shop.ts";
import { type Matching, matchPiece, placeInRun } from "../items/match-piece.ts";
import { type Planning, planPiece } from "../items/plan-piece.ts";
import type { ReadItem } from "./read-items.ts";
import { settleSku } from "../items/resolve-sku.ts";
import type { SourceItem } from "../source.ts";

export type Deciding = Matching & Planning;

/** What is to become of an item. */
export type Decision = {
  verdict: ImportVerdict;
  reasons: string[];
  failures: string[];
  changes: FieldChange[];
  productId: number | null;
  piece: ParsedPiece | null;
  /** Whether the piece is needed again, to do it. */
  keepPiece: boolean;
};

/** Decides what to do with an item, by the shop as it stands and by what the run met before it. */
export async function decideItem(
  shop: Shop,
  run: Deciding,
  item: SourceItem,
  { piece, notes, fingerprint }: ReadItem,
): Promise<Decision> {
  if (!piece) return refuse(notes, await productAtPlace(shop, run, item.where));
  const again = await placeOfSameId(shop, run, piece);
  if (again !== null) return metAlready(again);
  const productId = await matchPiece(shop, run, piece);
  const place = productId === null ? null : await placeInRun(shop, run, productId);
  if (place !== null) return metAlready(place);
  const settled = await settleSku(shop, run, piece, productId);
  if (settled.refusal) return refuse([settled.refusal, ...notes], productId);
  const plan = await planPiece(shop, run, settled.piece, productId);
  const planned: Decision = {
    verdict: plan.verdict,
    reasons: [...notes, ...settled.notes, ...plan.notes],
    failures: plan.failures,
    changes: plan.changes,
    productId,
    piece: plan.piece,
    keepPiece: !plan.isKnown,
  };
  if (item.kind !== "doubtful" || plan.verdict === "skip") return planned;
  if (await wasDismissed(shop, run, fingerprint, plan.piece)) {
    const reasons = ["It was looked at before and left out.", ...planned.reasons];
    return { ...planned, verdict: "skip", reasons, productId, keepPiece: false };
  }
  const reasons = [item.reason, ...planned.reasons];
  return { ...planned, verdict: "doubtful", reasons, keepPiece: true };
}

const NOTHING = { failures: [], changes: [], productId: null, piece: null, keepPiece: false };

const refuse = (reasons: string[], productId: number | null): Decision => ({
  ...NOTHING,
  verdict: "refuse",
  reasons,
  productId,
});

const metAlready = (place: string): Decision => ({
  ...NOTHING,
  verdict: "skip",
  reasons: [`It is the same piece as ${place}.`],
});

/** The source gives one piece twice. */
async function placeOfSameId(
  { db }: Shop,
  { syncLogId }: Matching,
  { externalId }: ParsedPiece,
): Promise<string | null> {
  if (externalId === null) return null;
  const met = await db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("kind", "=", "piece")
    .where("externalId", "=", externalId)
    .executeTakeFirst();
  return met?.place ?? null;
}

/** What could not be read this time is still there: its piece does not count as gone. */
async function productAtPlace({ db }: Shop, { sourceKey }: Matching, place: string) {
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

async function wasDismissed({ db }: Shop, run: Matching, fingerprint: string, piece: ParsedPiece) {
  const rows = await db
    .selectFrom("importItems")
    .innerJoin("importRuns", "importRuns.syncLogId", "importItems.syncLogId")
    .select("piece")
    .where("fingerprint", "=", fingerprint)
    .where("sourceKey", "=", run.sourceKey)
    .where("importItems.state", "=", "dismissed")
    .execute();
  return rows.some((row) => isDeepStrictEqual(row.piece, piece));
}
