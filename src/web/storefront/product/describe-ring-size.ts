import type { Product } from "#contract/catalogue/products.ts";
import { convertRingSize } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";

type RingSizes = Pick<Product, "ringSize" | "ringSizeFrom" | "ringSizeTo">;

/**
 * "US 6½ · UK M½ · EU 53.1 · Japan 13, resizable from US 5 to 8"; null where no size is known.
 * @param describeSize of a US size, in all systems when left out
 */
export function describeRingSize(
  { ringSize, ringSizeFrom, ringSizeTo }: RingSizes,
  describeSize: (size: number) => string = describeInAllSystems,
): string | null {
  const ends = [ringSizeFrom, ringSizeTo].filter((size) => size !== null).toSorted((a, b) => a - b);
  const [from, to] = ends.map(formatRingSize);
  const resizable =
    to !== undefined && from !== undefined
      ? `resizable from US ${from} to ${to}`
      : from !== undefined
        ? ringSizeFrom === null
          ? `resizable to US ${from}`
          : `resizable from US ${from}`
        : null;
  const size = ringSize === null ? null : describeSize(ringSize);
  return [size, resizable].filter(Boolean).join(", ") || null;
}

/** Breaks between the systems only. */
function describeInAllSystems(size: number): string {
  const { us, uk, eu, jp } = convertRingSize(size);
  const sizes = [`US ${us}`, `UK ${uk}`, `EU ${eu}`, ...(jp ? [`Japan ${jp}`] : [])];
  return sizes.map((each) => each.replace(" ", "\u00A0")).join(" ·\u00A0");
}

/** "US 6½", where columns are narrow. */
export const describeUsSize = (size: number): string => `US\u00A0${formatRingSize(size)}`;
