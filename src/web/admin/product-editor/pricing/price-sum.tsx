import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { listMetalWeights } from "#contract/catalogue/metal-prices/metal-weights.ts";
import { parseMetalPrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import {
  buildPrice,
  type BuiltPrice,
  marginOf,
  type MissingPart,
  nameMissing,
  type PriceLine,
  priceAtMargin,
} from "#contract/catalogue/pricing/build-price.ts";
import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCents, toPlainDecimal } from "#contract/typed-numbers.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

const LINES: Record<PriceLine["kind"], string> = {
  metal: "Metal",
  loss: "Loss",
  stones: "Stones",
  findings: "Findings",
  labor: "Labor",
  whole: "Whole piece",
  markup: "Mark-up",
  rounding: "Rounding",
};

type Props = { pricing: Pricing; prices: MetalPricesAnswer };

/** The sum as one would write it on paper, of the metals as they stand in the form. */
export function PriceSum({ pricing, prices }: Props) {
  const { control } = useFormContext<ProductFormValues>();
  const [metals, stones, weight] = useWatch({ control, name: ["metals", "stones", "weight"] });
  const { markup } = pricing;
  if (markup === null) return <p className="pricing-hint">Enter a mark-up to see the sum.</p>;
  const weights = listMetalWeights({
    metals: parseMetals(metals) ?? [],
    stones: parseStones(stones) ?? [],
    weight: weight.trim() || null,
  });
  const built = buildPrice({ ...pricing, markup }, weights, toPrices(prices));
  if ("missing" in built) return <Missing part={built} />;
  return (
    <>
      <Sum built={built} />
      <Targets built={built} rounding={pricing.rounding} />
    </>
  );
}

const toPrices = (prices: MetalPricesAnswer): MetalPrices =>
  Object.fromEntries(
    FINE_METALS.flatMap((metal) => {
      const price = parseMetalPrice(prices[metal] ?? "");
      return price === undefined ? [] : [[metal, price]];
    }),
  );

function Missing({ part }: { part: MissingPart }) {
  const name = nameMissing(part);
  if (part.missing === "weight")
    return (
      <p className="pricing-hint">{`Add the weight of the ${name} under Metals: “${name} 4.2 g”.`}</p>
    );
  return (
    <p className="pricing-hint">
      {`Enter the price of ${name} under Metal prices.`}{" "}
      <Link to="/admin/metal-prices">Metal prices</Link>
    </p>
  );
}

/** "−$1.02" */
const show = (cents: number): string =>
  `${cents < 0 ? "−" : ""}${formatPrice(formatHundredths(Math.abs(cents)))}`;

const isOfCost = ({ kind }: PriceLine): boolean => kind !== "markup" && kind !== "rounding";

function Sum({ built }: { built: BuiltPrice }) {
  const rows = (lines: PriceLine[]) =>
    lines.map(({ kind, alloy, cents }, at) => (
      <tr key={at}>
        <th scope="row">{nameLine(kind, alloy)}</th>
        <td>{show(cents)}</td>
      </tr>
    ));
  return (
    <table className="pricing-sum">
      <caption className="sr">The sum</caption>
      <tbody>
        {rows(built.lines.filter(isOfCost))}
        <tr className="pricing-total">
          <th scope="row">Cost</th>
          <td>{show(built.cost)}</td>
        </tr>
        {rows(built.lines.filter((line) => !isOfCost(line)))}
        <tr className="pricing-total">
          <th scope="row">Price</th>
          <td>{show(built.price)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type TargetProps = { built: BuiltPrice; rounding: Pricing["rounding"] };

/** The margin of the price in the form, and the price for another one. */
function Targets({ built, rounding }: TargetProps) {
  const { control } = useFormContext<ProductFormValues>();
  const [percent, setPercent] = useState("40");
  const price = parseCents(useWatch({ control, name: "price" })) ?? 0;
  const margin = marginOf(built.cost, price);
  const target = priceAtMargin(
    built.cost,
    Number(toPlainDecimal(percent.replace("%", "")) ?? Number.NaN),
    rounding,
  );
  return (
    <div className="toolbar pricing-targets">
      <UsePrice cents={built.price} />
      {margin !== null && <p>{`The price above has a margin of ${margin.replace("-", "−")}%.`}</p>}
      <label htmlFor="pricing-target">Price for a margin of</label>
      <input
        id="pricing-target"
        inputMode="numeric"
        onChange={({ target }) => setPercent(target.value)}
        value={percent}
      />
      <span>%</span>
      {target !== null && <UsePrice cents={target} />}
    </div>
  );
}

function UsePrice({ cents }: { cents: number }) {
  const { setValue } = useFormContext<ProductFormValues>();
  const price = formatHundredths(cents);
  return (
    <button
      className="link"
      onClick={() => setValue("price", price, { shouldDirty: true, shouldValidate: true })}
      type="button"
    >
      {`Use ${formatPrice(price)}`}
    </button>
  );
}

const nameLine = (kind: PriceLine["kind"], alloy: string | undefined) =>
  alloy ? `${LINES[kind]}, ${alloy}` : LINES[kind];
