import type { ParsedPiece } from "#contract/importing/imports.ts";
import { normalizeName } from "../../../catalogue/products/normalize-name.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import type { ShopPiece } from "./load-pieces.ts";
import type { ShopPieces } from "./shop-pieces.ts";

export type MatchContext = {
  /** The shop's pieces that the item could describe. */
  pieces: ShopPieces;
  /** Place of an earlier item of this import that matched a piece; null for none. */
  placeOfProduct: (productId: number) => string | null;
};

/** The piece that an item describes, and a sentence when a person should check that. */
export type PieceMatch = { productId: number; note: string | null };

/**
 * Finds the piece an item describes: by external id, then path of its address, then SKU and name, then
 * name and price, then an SKU that this source gave it before. Pieces in the trash are ignored.
 */
export function matchPiece(context: MatchContext, piece: ParsedPiece): PieceMatch | null {
  const { externalId } = piece;
  const certain =
    byExportedId(context, piece) ??
    (externalId === null ? null : context.pieces.byExternalId(externalId)) ??
    byPath(context, piece) ??
    bySkuAndName(context, piece);
  if (certain) return { productId: certain.row.id, note: null };
  const named = byNameAndPrice(context, piece);
  if (named) {
    // The source never had it.
    const note = named.sources.length === 0 ? SAME_NAME_AND_PRICE : null;
    return { productId: named.row.id, note };
  }
  const former = byFormerSku(context, piece);
  return former && { productId: former.row.id, note: "It was recognized by its SKU." };
}

const SAME_NAME_AND_PRICE =
  "A piece here has the same name and price, so it was matched with that one.";

function byExportedId({ pieces }: MatchContext, { own, sku, name }: ParsedPiece): ShopPiece | null {
  const found = pieces.byId(own?.id ?? null);
  if (!found) return null;
  const { row } = found;
  // Another shop's piece may have this id, but not created in the same millisecond.
  const isSame =
    (sku !== null && row.sku === sku) ||
    normalizeName(row.name) === normalizeName(name) ||
    row.createdAt === own?.createdAt;
  return isSame ? found : null;
}

const MAX_PIECES_PER_PATH = 100;

/** A page may show several pieces; then the name decides. */
function byPath(context: MatchContext, { address, name }: ParsedPiece): ShopPiece | null {
  const path = address === null ? null : normalizePath(address);
  if (path === null) return null;
  const found = context.pieces
    .byPath(path)
    .slice(0, MAX_PIECES_PER_PATH)
    .filter(({ row }) => context.placeOfProduct(row.id) === null);
  const same = found.find(({ row }) => normalizeName(row.name) === normalizeName(name));
  return same ?? (found.length === 1 ? found[0] : null) ?? null;
}

/** An SKU alone does not make two pieces one: sources use some of them twice. */
function bySkuAndName(context: MatchContext, { sku, name }: ParsedPiece): ShopPiece | null {
  const found = findBySku(context, sku);
  const names = found && [found.row.name, ...found.sources.map(({ lastRead }) => lastRead.name)];
  const isNamed = names?.some((each) => normalizeName(each) === normalizeName(name));
  return isNamed ? found : null;
}

/** For a source without ids: it gave the piece this SKU before, and now another name. */
function byFormerSku(context: MatchContext, { sku, externalId }: ParsedPiece): ShopPiece | null {
  const found = externalId === null ? findBySku(context, sku) : null;
  return found?.sources.some(({ lastRead }) => lastRead.sku === sku) ? found : null;
}

/** The piece with an SKU, unless an earlier item of this import matched it. */
function findBySku({ pieces, placeOfProduct }: MatchContext, sku: string | null): ShopPiece | null {
  const found = sku === null ? null : pieces.bySku(sku);
  return found && placeOfProduct(found.row.id) === null ? found : null;
}

/** Pieces with different external ids or SKUs are different, however similar. */
function byNameAndPrice(
  { pieces, placeOfProduct }: MatchContext,
  { name, priceCents, externalId, sku }: ParsedPiece,
): ShopPiece | null {
  const found = pieces
    .byNameAndPrice(name, priceCents)
    .find(
      ({ row, sources }) =>
        placeOfProduct(row.id) === null &&
        !sources.some((source) => isOther(source.externalId, externalId)) &&
        !isOther(row.sku, sku),
    );
  return found ?? null;
}

const isOther = (theirs: string | null, own: string | null): boolean =>
  own !== null && theirs !== null && theirs !== own;
