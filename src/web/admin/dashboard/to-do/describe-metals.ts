import { formatPrice } from "#contract/decimals.ts";
import { METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalNotice } from "#contract/catalogue/metal-prices/metal-notice.ts";
import { countInWords } from "../../formatting/count-in-words.ts";

type Moves = Pick<MetalNotice, "moved" | "changes" | "difference">;

/** "Gold is $4,400 an ounce, 10% up since your prices. Five pieces, $685 more in all." */
export function describeMoves({ moved, changes, difference }: Moves): string {
  const metals = moved.map(({ metal, price, low, high }, at) => {
    const since = at === 0 ? " since your prices" : "";
    return `${METAL_NAMES[metal]} is ${formatShort(price)} an ounce, ${describeRange(low, high)}${since}.`;
  });
  const sum = changes > 0 ? [describeSum(changes, difference)] : [];
  return [...metals, ...sum].join(" ");
}

/** "10% up", "4 to 10% down", "8% down to 10% up" */
function describeRange(low: number, high: number): string {
  if (low < 0 && high > 0) return `${-low}% down to ${high}% up`;
  const [least, most] = high < 0 ? [-high, -low] : [low, high];
  return `${least === most ? "" : `${least} to `}${most}% ${high < 0 ? "down" : "up"}`;
}

function describeSum(changes: number, difference: string): string {
  const amount = Number(difference);
  const more = `${formatShort(String(Math.abs(amount)))} ${amount < 0 ? "less" : "more"}`;
  const sum = amount === 0 ? "the same" : more;
  return `${countInWords(changes, "piece")}, ${sum}${changes === 1 ? "" : " in all"}.`;
}

/** Without cents where there are none. */
const formatShort = (price: string): string => formatPrice(price).replace(/\.00$/, "");

/** "What do gold and silver cost today?" */
export const askForPrices = (metals: MetalNotice["old"]): string =>
  `What ${metals.length === 1 ? "does" : "do"} ${new Intl.ListFormat("en-US").format(metals)} cost today?`;
