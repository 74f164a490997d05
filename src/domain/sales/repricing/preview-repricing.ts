import {
  type LeftOut,
  MAX_REPRICED,
  type PriceMove,
  type Repricing,
  type RepricingPreview,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { metalChange, metalCost } from "#contract/catalogue/metal-prices/follow-metals.ts";
import type { MetalWeight } from "#contract/catalogue/metal-prices/metal-weights.ts";
import { roundCents } from "#contract/catalogue/roundings.ts";
import { formatHundredths } from "#contract/decimals.ts";
import type { Picture } from "#contract/media/media.ts";
import { loadSummaryRows } from "../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../catalogue/products/to-products.ts";
import type { Shop } from "../../shop.ts";
import { formatSigned } from "./format-signed.ts";
import { holdsMetal, type RepriceablePiece } from "./repriceable-piece.ts";
import type { PlannedPrice } from "./plan-price.ts";
import { planPrices } from "./plan-prices.ts";

/** What a change of prices would do, and what it would leave out; nothing changes. */
export async function previewRepricing(
  shop: Shop,
  repricing: Repricing,
): Promise<RepricingPreview> {
  const { changes, leftOut, pieces } = await planPrices(shop, repricing);
  const shown = [...changes.slice(0, MAX_REPRICED), ...leftOut.slice(0, MAX_REPRICED)];
  const pictures = await loadPictures(
    shop,
    shown.map(({ piece }) => piece.id),
  );
  const toShown = (planned: PlannedPrice) =>
    toMove(planned, pictures.get(planned.piece.id) ?? null);
  return {
    changes: changes.slice(0, MAX_REPRICED).map(toShown),
    leftOut: leftOut
      .slice(0, MAX_REPRICED)
      .map((planned) => ({ ...toShown(planned), ...toLeftOut(planned) })),
    more: Math.max(changes.length - MAX_REPRICED, 0),
    pieces: countByMetal(pieces),
  };
}

const countByMetal = (pieces: RepriceablePiece[]): RepricingPreview["pieces"] => {
  const count = (metal: FineMetal) => pieces.filter((piece) => holdsMetal(piece, metal)).length;
  return {
    gold: count("gold"),
    silver: count("silver"),
    platinum: count("platinum"),
    palladium: count("palladium"),
  };
};

async function loadPictures(shop: Shop, ids: number[]): Promise<Map<number, Picture | null>> {
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  return new Map(pieces.map(({ id, media }) => [id, media[0] ?? null]));
}

function toMove({ piece, from, to, price }: PlannedPrice, picture: Picture | null): PriceMove {
  const change = metalChange(piece.weights, from, to);
  return {
    productId: piece.id,
    name: piece.name,
    picture,
    alloys: piece.weights.map((weight) => ({
      name: weight.name,
      metal: weight.metal,
      grams: weight.centigrams === null ? null : formatHundredths(weight.centigrams),
      from: perGram(weight, from),
      to: perGram(weight, to),
    })),
    metalChange: change && formatSigned(roundCents(change, "none")),
    from: formatHundredths(piece.priceCents),
    to: formatHundredths(price ?? piece.priceCents),
  };
}

/** Dollars of a gram of the alloy. */
function perGram(weight: MetalWeight, prices: PlannedPrice["from"]): string | null {
  const cost = metalCost([{ ...weight, centigrams: 100 }], prices);
  return cost && formatHundredths(roundCents(cost, "none"));
}

function toLeftOut({ piece, price, reason }: PlannedPrice): Pick<LeftOut, "to" | "reason" | "who"> {
  if (reason === null) throw new Error(`The price of piece ${piece.id} is not left out.`);
  const who = reason === "quote" ? piece.quotedTo : piece.reservedFor;
  return { to: price === null ? null : formatHundredths(price), reason, who };
}
