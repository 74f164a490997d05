import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalNotice, PieceToWeigh } from "#contract/catalogue/metal-prices/metal-notice.ts";
import { formatOuncePrice, isOldPrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { DEFAULT_REPRICING } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { findAlloy } from "#contract/catalogue/metals/alloys.ts";
import { getMetalPrices } from "../../catalogue/metal-prices/get-metal-prices.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { formatSigned } from "./format-signed.ts";
import { hasMoved } from "./moved-metals.ts";
import type { PlannedPrice } from "./plan-price.ts";
import { planPrices } from "./plan-prices.ts";
import { holdsMetal, type RepriceablePiece } from "./repriceable-piece.ts";

/** How many pieces are asked for a weight, one after another. */
const MOST_TO_WEIGH = 20;

/**
 * What the To-Do List says of the metals: those that moved by the threshold, with what POST /api/repricing would change
 * after them, and those whose price is out of date. Nothing of what was left as it was until it moves again.
 */
export async function getMetalNotice(shop: Shop): Promise<MetalNotice> {
  const { metalThreshold, leftMetalPriceId: leftId } = await getSettings(shop);
  const prices = await getMetalPrices(shop);
  const history = FINE_METALS.flatMap(
    (metal) => prices.history.findLast((row) => row.metal === metal) ?? [],
  );
  const lastId = prices.history.at(-1)?.id ?? 0;
  const { changes, leftOut } = await planPrices(shop, { ...DEFAULT_REPRICING, moved: true });
  const unweighed = leftOut.filter(wouldFollow);
  const isOld = (metal: FineMetal) => {
    const last = history.find((row) => row.metal === metal);
    return last && last.id > leftId && isOldPrice(last.recordedAt, shop.now());
  };
  return {
    moved: listMoved([...changes, ...unweighed], metalThreshold),
    old: await listHeld(shop, FINE_METALS.filter(isOld)),
    last: { ...prices, history },
    changes: changes.length,
    difference: formatSigned(
      changes.reduce((sum, { piece, price }) => sum + (price ?? 0) - piece.priceCents, 0),
    ),
    unweighed: unweighed.length,
    toWeigh: unweighed.slice(0, MOST_TO_WEIGH).flatMap(({ piece }) => toWeigh(piece)),
    lastId,
    leftId,
  };
}

/** Whether nothing but a weight is missing. */
const wouldFollow = ({ reason, piece }: PlannedPrice): boolean =>
  reason === "no-weight" &&
  !piece.pricing?.locked &&
  piece.quotedTo === null &&
  piece.reservedFor === null;

/** Those of these metals that a piece for sale names. */
async function listHeld(shop: Shop, metals: FineMetal[]): Promise<FineMetal[]> {
  const held: FineMetal[] = [];
  for (const metal of metals) {
    const piece = await visibleProducts(shop, "visitor")
      .select("id")
      .where("availability", "!=", "sold")
      .where((eb) =>
        eb.or([
          eb("metals", "like", `%${metal}%`),
          eb(eb.fn("lower", ["materials"]), "like", `%${metal}%`),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (piece) held.push(metal);
  }
  return held;
}

const listMoved = (planned: PlannedPrice[], threshold: number): MetalNotice["moved"] =>
  FINE_METALS.flatMap((metal) => {
    const moves = planned.filter(
      ({ piece, from, to }) =>
        holdsMetal(piece, metal) && hasMoved(from[metal], to[metal], threshold),
    );
    const price = moves[0]?.to[metal];
    if (price === undefined) return [];
    const percents = moves.map(({ from }) =>
      Math.round((price / (from[metal] ?? price) - 1) * 100),
    );
    const [low, high] = [Math.min(...percents), Math.max(...percents)];
    return [{ metal, price: formatOuncePrice(price), low, high }];
  });

function toWeigh({ id, name, version, metals }: RepriceablePiece): PieceToWeigh[] {
  const at = metals.findIndex(({ alloy, grams }) => !grams && findAlloy(alloy)?.metal);
  const alloy = findAlloy(metals[at]?.alloy ?? "")?.name;
  return alloy === undefined ? [] : [{ productId: id, name, version, metals, at, alloy }];
}
