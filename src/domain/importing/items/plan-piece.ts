import { isDeepStrictEqual } from "node:util";
import { MAX_PICTURES_PER_PRODUCT } from "#contract/media/media-urls.ts";
import type { FieldChange, ImportVerdict, ParsedPiece } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { Shop } from "../../shop.ts";
import { compareFields, type FieldDifference } from "./comparison/compare-piece.ts";
import {
  arrangeImages,
  describeSurplusPictures,
  comparePictures,
} from "./comparison/compare-pictures.ts";
import { compareTags, type FindTagIds, type TagDifference } from "./comparison/compare-tags.ts";
import { describeChanges, type CategoryNames } from "./comparison/describe-changes.ts";
import { findStoredPicture } from "../find-stored-picture.ts";
import { findTags } from "../find-tags.ts";
import type { ShopPiece } from "./matching/load-pieces.ts";
import {
  chooseLastRead,
  type CurrentPiece,
  type LastRead,
  loadCurrent,
  loadLastRead,
} from "./comparison/load-current.ts";
import { isStockLinked } from "./listings.ts";
import { hasNoPrice } from "./comparison/has-no-price.ts";

/** What to do with a piece, and all that is needed to do it. */
export type PiecePlan = {
  verdict: Extract<ImportVerdict, "add" | "change" | "skip">;
  piece: ParsedPiece;
  current: CurrentPiece | null;
  last: LastRead | null;
  differences: FieldDifference[];
  tags: TagDifference | null;
  /** Whether the pictures change. */
  pictures: boolean;
  /** Pictures to fetch before applying. */
  fetch: NonNullable<ParsedPiece["pictures"]>;
  changes: FieldChange[];
  notes: string[];
  failures: string[];
  /** Whether nothing changed since it was last read. */
  isKnown: boolean;
};

/** What planning needs of its import. */
export type PlanContext = {
  sourceKey: string;
  /** The platform whose listings the pieces are; null for none. */
  platformId: number | null;
  categories: CategoryNames;
};

/** Where planning finds what the shop has: loaded for a batch of items at once, else item by item. */
export type PlanLookup = {
  findPiece: (productId: number) => ShopPiece | null;
  findTagIds: FindTagIds;
};

/** Plans one piece without writing: previews, imports and each apply use the same plan. */
export async function planPiece(
  shop: Shop,
  context: PlanContext,
  read: ParsedPiece,
  productId: number | null,
  lookup?: PlanLookup,
): Promise<PiecePlan> {
  const found =
    productId === null ? null : await loadState(shop, context, { read, productId }, lookup);
  if (!found) return planNew(read);
  const { current, last, linked } = found;
  const piece = linked ? { ...read, stock: null } : read;
  // The export showed the shop as it was, so every difference is intended.
  const { differences, notes } = compareFields(piece, piece.own ? null : last, current, shop.now());
  const tags = await compareTags(
    piece,
    last,
    current,
    lookup?.findTagIds ?? ((tags) => findTags(shop, tags)),
  );
  const pictureChange = comparePictures(piece, last);
  const pictures = pictureChange.changed && !(await hasSamePictures(shop, piece, current, last));
  const pictureCount = pictures ? countPictures(piece, current, last) : null;
  const changes = describeChanges(
    { differences, tags, pictures: pictureCount, current },
    context.categories,
  );
  const fetch = pictureChange.changed && !pictures ? [] : pictureChange.fetch;
  return {
    verdict: changes.length > 0 ? "change" : "skip",
    piece,
    current,
    last,
    differences,
    tags,
    pictures,
    fetch,
    changes,
    notes: linked && isOther(read.stock, current.row.stock) ? [...notes, STOCK_OF_ORDERS] : notes,
    failures: pictures ? describeSurplusPictures(piece) : [],
    isKnown:
      last !== null &&
      changes.length === 0 &&
      fetch.length === 0 &&
      isDeepStrictEqual(last.piece, piece),
  };
}

/** What the shop has of a piece; null for one that is not there. */
async function loadState(
  shop: Shop,
  { sourceKey, platformId }: PlanContext,
  { read, productId }: { read: ParsedPiece; productId: number },
  lookup: PlanLookup | undefined,
) {
  const loaded = lookup?.findPiece(productId);
  if (loaded) {
    const last = chooseLastRead(loaded.sources, read.externalId);
    return { current: loaded, last, linked: loaded.isStockLinked };
  }
  const current = await loadCurrent(shop, productId);
  return (
    current && {
      current,
      last: await loadLastRead(shop, sourceKey, productId, read.externalId),
      linked: await isStockLinked(shop, platformId, productId),
    }
  );
}

const NO_PRICE = "It has no price, so it’s hidden at 0.00 until you add one.";
const STOCK_OF_ORDERS = "Its stock follows the orders of both shops, so it wasn’t changed.";

const isOther = (stated: number | null, here: number) => stated !== null && stated !== here;

/** How many pictures the piece will have if all can be fetched. */
function countPictures(
  { pictures }: ParsedPiece,
  { images }: CurrentPiece,
  last: LastRead | null,
): number {
  const stored = new Map(last?.pictures.map(({ url, kept }) => [url, kept]));
  const all = pictures?.slice(0, MAX_PICTURES_PER_PRODUCT) ?? [];
  const fetched = all.map(({ url }) => ({ url, kept: stored.get(url) ?? url }));
  return arrangeImages(images, fetched, last).length;
}

function planNew(piece: ParsedPiece): PiecePlan {
  const { fetch } = comparePictures(piece, null);
  const wasHidden = piece.own && piece.isActive === false;
  return {
    verdict: "add",
    piece,
    current: null,
    last: null,
    differences: [],
    tags: piece.tags.length > 0 ? { add: piece.tags, removeIds: [] } : null,
    pictures: fetch.length > 0,
    fetch,
    changes: [],
    notes: hasNoPrice(piece) && !wasHidden ? [NO_PRICE] : [],
    failures: describeSurplusPictures(piece),
    isKnown: false,
  };
}

/** Whether the piece already shows the source's pictures, all stored here. */
async function hasSamePictures(
  shop: Shop,
  piece: ParsedPiece,
  { images }: CurrentPiece,
  last: LastRead | null,
): Promise<boolean> {
  const stored: StoredSourcePicture[] = [];
  for (const { url } of piece.pictures ?? []) {
    const storedUrl = images.includes(url) ? url : await findStoredPicture(shop, url);
    if (storedUrl === null) return false;
    stored.push({ url, kept: storedUrl });
  }
  return arrangeImages(images, stored, last).join("\n") === images.join("\n");
}
