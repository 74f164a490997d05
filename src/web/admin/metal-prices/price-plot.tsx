import { type FineMetal, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  parseMetalPrice,
  type WeightUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";

type Props = {
  metal: FineMetal;
  unit: WeightUnit;
  /** Oldest first. */
  rows: { price: string; recordedAt: string }[];
};

const WIDTH = 240;
const HEIGHT = 36;
const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

const DAY_MILLISECONDS = YEAR_MILLISECONDS / 365;

/** The prices of a year as steps: each holds until the next one. Nothing before there are two days of them. */
export function PricePlot({ metal, unit, rows }: Props) {
  const points = rows.map(({ price, recordedAt }) => ({
    price: parseMetalPrice(price) ?? 0,
    at: Date.parse(recordedAt),
  }));
  const end = points.at(-1)?.at ?? 0;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const begin = Math.max(end - YEAR_MILLISECONDS, points[0]?.at ?? 0);
  if (end - begin < DAY_MILLISECONDS) return null;
  const x = (at: number) => (Math.max(at - begin, 0) / (end - begin)) * WIDTH;
  const y = (price: number) =>
    high === low ? HEIGHT / 2 : 2 + (1 - (price - low) / (high - low)) * (HEIGHT - 4);
  const path = points
    .map(({ at, price }, index) =>
      index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`,
    )
    .join("");
  const [from, to] = [low, high].map((price) => describeMetalPrice(price, unit));
  return (
    <>
      <svg
        aria-hidden="true"
        className="metal-plot"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="sr">{`${METAL_NAMES[metal]} over the past year, between ${from ?? ""} and ${to ?? ""}`}</p>
    </>
  );
}
