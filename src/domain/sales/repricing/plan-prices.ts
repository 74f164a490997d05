import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { OVERRULED, type Repricing } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { proposeMetals } from "#contract/catalogue/proposals/propose-metals.ts";
import { proposeStones } from "#contract/catalogue/proposals/propose-stones.ts";
import { listMetalWeights } from "#contract/catalogue/metal-prices/metal-weights.ts";
import { parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { loadPriceHistory } from "../../catalogue/metal-prices/load-price-history.ts";
import type { Shop } from "../../shop.ts";
import { loadMovedMetals, type MovedMetals } from "./moved-metals.ts";
import type { RepriceablePiece } from "./repriceable-piece.ts";
import { type PlannedPrice, planPrice } from "./plan-price.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { currentAvailability } from "../../catalogue/reservation.ts";
import { loadPricing } from "../../catalogue/products/pricing/load-pricing.ts";
import { idList } from "../../id-list.ts";
import { readInBatches } from "../../read-in-batches.ts";

type Plan = {
  changes: PlannedPrice[];
  leftOut: PlannedPrice[];
  /** All pieces that hold such a metal, whether or not their price would change. */
  pieces: RepriceablePiece[];
};

/** The prices that a change of the metals would change, by piece, and those that it leaves out with the reason. */
export async function planPrices(shop: Shop, repricing: Repricing): Promise<Plan> {
  const { productIds, metals } = repricing;
  const history = await loadPriceHistory(shop);
  const to = { ...history.current, ...metals };
  const moved = repricing.moved ? await loadMovedMetals(shop, history, to) : null;
  const pieces = await listRepriceable(shop, { ids: productIds, moved });
  const planned = pieces.flatMap((piece) => planPrice(piece, repricing, { history, to }) ?? []);
  const isChange = ({ reason }: PlannedPrice) =>
    reason === null || (productIds !== undefined && OVERRULED.includes(reason));
  return {
    changes: planned.filter(isChange),
    leftOut: planned.filter((each) => !isChange(each)),
    pieces,
  };
}

const NAMELESS = "someone";

type Which = { ids: number[] | undefined; moved: MovedMetals | null };

/**
 * The pieces of gold, silver, platinum or palladium that are for sale, by id. Sold and hidden ones are left out.
 * @param which only these ids, and only those of which one of these metals moved
 */
async function listRepriceable(shop: Shop, which: Which): Promise<RepriceablePiece[]> {
  if (which.moved?.size === 0) return [];
  const quoted = await loadOpenQuotes(shop);
  const pieces: RepriceablePiece[] = [];
  for await (const rows of readInBatches((after, limit) => readRows(shop, after, limit, which))) {
    const pricing = await loadPricing(
      shop,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const availability = currentAvailability(row, shop.now());
      if (availability === "sold") continue;
      const { metals, weights } = metalsOf(row);
      const { id, name, priceCents, metalPriceId, version, reservedFor } = row;
      const followed = which.moved ? (which.moved.get(metalPriceId) ?? []) : FINE_METALS;
      if (!weights.some(({ metal }) => followed.includes(metal))) continue;
      pieces.push({
        id,
        name,
        priceCents,
        metalPriceId,
        version,
        metals,
        weights,
        pricing: pricing.get(id) ?? null,
        reservedFor: availability === "reserved" ? (reservedFor ?? NAMELESS) : null,
        quotedTo: quoted.get(id) ?? null,
      });
    }
  }
  return pieces;
}

const readRows = (shop: Shop, after: number, limit: number, { ids, moved }: Which) =>
  visibleProducts(shop, "visitor")
    .select(["id", "name", "priceCents", "metalPriceId", "version", "metals", "stones"])
    .select(["materials", "weightCentigrams", "availability", "reservedFor", "reservedUntil"])
    .where("id", ">", after)
    .where((eb) => eb("metals", "is not", null).or("materials", "is not", null))
    .$if(ids !== undefined, (query) => query.where("id", "in", idList(shop, ids ?? [])))
    .$if(moved !== null, (query) =>
      query.where((eb) => eb.fn.coalesce("metalPriceId", eb.val(0)), "in", basesOf(shop, moved)),
    )
    .orderBy("id")
    .limit(limit)
    .execute();

const basesOf = (shop: Shop, moved: MovedMetals | null) =>
  idList(
    shop,
    [...(moved?.keys() ?? [])].map((id) => id ?? 0),
  );

type Facts = Record<"metals" | "stones" | "materials", string | null> & {
  weightCentigrams: number | null;
};

/** Without metals of its own, a piece has those that its materials name beyond doubt. */
function metalsOf({ metals: written, stones, materials, weightCentigrams }: Facts) {
  const read = written === null && materials !== null ? proposeMetals(materials) : null;
  const metals = parseMetals(written ?? (read?.isSure ? read.text : "")) ?? [];
  // To read the stones of a text takes most of the time, and only the weight of the whole depends on them.
  const isWhole = weightCentigrams !== null && metals.length === 1 && !metals[0]?.grams;
  const setWith = stones ?? (isWhole ? proposeStones(materials ?? "")?.text : null) ?? "";
  const weights = listMetalWeights({
    metals,
    stones: parseStones(setWith) ?? [],
    weight: weightCentigrams === null ? null : formatHundredths(weightCentigrams),
  });
  return { metals, weights };
}

/** Who holds an open quote for a piece, by the piece. */
async function loadOpenQuotes({ db, now }: Shop): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("quoteItems")
    .innerJoin("quotes", "quotes.id", "quoteItems.quoteId")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .select(["quoteItems.productId", "inquiries.name"])
    .where("quotes.state", "=", "sent")
    .where("quotes.validUntil", ">", now().toISOString())
    .where("inquiries.deletedAt", "is", null)
    .where("quoteItems.productId", "is not", null)
    .orderBy("quotes.id")
    .execute();
  return new Map(
    rows.flatMap(({ productId, name }) => (productId === null ? [] : [[productId, name]])),
  );
}
