import { dateTimeFormat } from "#contract/date-time-format.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { type FineMetal, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  isOldPrice,
  parseMetalPrice,
  type WeightUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { RepricingPreview } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { useDesk } from "../layout/use-desk.ts";
import { SegmentedChoice } from "../forms/segmented-choice.tsx";
import { useNow } from "../use-now.ts";
import { PER_UNIT } from "./describe-price.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import type { MetalForm } from "./use-metal-form.ts";
import "../forms/money-field.css";

const WIDTH = 240;

const HEIGHT = 36;

const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

const DAY_MILLISECONDS = YEAR_MILLISECONDS / 365;

const UNITS = [
  { value: "ounce", label: "Troy ounce" },
  { value: "dwt", label: "dwt", name: "Pennyweight" },
  { value: "gram", label: "Gram" },
] as const satisfies { value: WeightUnit; label: string; name?: string }[];

const PURE: Record<FineMetal, string> = {
  gold: "24k",
  silver: "pure",
  platinum: "pure",
  palladium: "pure",
};

type Props = {
  form: MetalForm;
  last: MetalPricesAnswer;
  pieces: RepricingPreview["pieces"] | undefined;
};

/** The price of each metal, in the chosen unit, with the last one and a year of them. */
export function MetalFields({ form, last, pieces }: Props) {
  return (
    <div className="metals">
      <div className="metals-unit">
        <span aria-hidden="true">Prices are for a</span>
        <SegmentedChoice
          label="Prices are for a"
          onChange={form.setUnit}
          options={UNITS}
          value={form.unit}
        />
      </div>
      {form.metals.map((field) => (
        <MetalField
          field={field}
          form={form}
          isUnused={pieces?.[field.metal] === 0}
          key={field.metal}
          last={last}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  field: MetalForm["metals"][number];
  form: MetalForm;
  last: MetalPricesAnswer;
  isUnused?: boolean;
};

/** A field with the last price beside it, and a year of them. */
export function MetalField({ field, form, last, isUnused = false }: FieldProps) {
  const { metal, shown, isWrong } = field;
  const { unit, type } = form;
  const id = `metal-${metal}`;
  const recorded = last.history.filter((row) => row.metal === metal);
  return (
    <div className={isWrong ? "field bad" : "field"}>
      <label htmlFor={id}>
        {METAL_NAMES[metal]}{" "}
        <small>
          {PURE[metal]}, {PER_UNIT[unit]}
        </small>
      </label>
      <div className="money-field">
        <input
          aria-describedby={`${id}-help`}
          aria-invalid={isWrong}
          autoComplete="off"
          id={id}
          inputMode="decimal"
          onChange={({ target }) => type(metal, target.value)}
          placeholder="0.00"
          value={shown}
        />
      </div>
      <p className={isWrong ? "err" : "help"} id={`${id}-help`}>
        {isWrong ? (
          "Enter a price above 0, like 134.20."
        ) : (
          <LastPrice isUnused={isUnused} {...{ field, form, recorded }} />
        )}
      </p>
      <PricePlot metal={metal} rows={recorded} unit={unit} />
    </div>
  );
}

type LastProps = Pick<FieldProps, "field" | "form"> & {
  isUnused: boolean;
  recorded: { metal: FineMetal; price: string; recordedAt: string }[];
};

function LastPrice({ field, form, isUnused, recorded }: LastProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const newest = recorded.at(-1);
  const unused = isUnused ? " No pieces use it." : "";
  if (!newest) return `Not entered yet.${unused}`;
  const day = formatRecordedDay(newest.recordedAt, now, timeZone);
  const time = dateTimeFormat(timeZone, { timeStyle: "short" });
  const price = describeMetalPrice(parseMetalPrice(newest.price) ?? 0, form.unit);
  const today =
    field.price === undefined
      ? `Set today, ${time.format(new Date(newest.recordedAt))}`
      : `${price} earlier today`;
  return (
    <>
      {day === "today" ? today : `${price} on ${day}`}
      {isOldPrice(newest.recordedAt, now) && <b className="metal-old">. Older than seven days.</b>}
      {unused && `${isOldPrice(newest.recordedAt, now) ? "" : "."}${unused}`}
    </>
  );
}

type PricePlotProps = {
  metal: FineMetal;
  unit: WeightUnit;
  /** Oldest first. */
  rows: { price: string; recordedAt: string }[];
};

/** The prices of a year as steps: each holds until the next one. Nothing before there are two days of them. */
function PricePlot({ metal, unit, rows }: PricePlotProps) {
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
