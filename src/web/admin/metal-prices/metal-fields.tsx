import { dateTimeFormat } from "#contract/date-time-format.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { type FineMetal, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  parseMetalPrice,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { RepricingPreview } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { useDesk } from "../layout/use-desk.ts";
import { SegmentedChoice } from "../forms/segmented-choice.tsx";
import { useNow } from "../use-now.ts";
import { formatRecordedDay, isOld } from "./format-recorded-day.ts";
import { PricePlot } from "./price-plot.tsx";
import type { MetalForm } from "./use-metal-form.ts";
import { MESSAGES } from "./messages.ts";
import "../forms/money-field.css";

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
        <span aria-hidden="true">{MESSAGES.unit}</span>
        <SegmentedChoice
          label={MESSAGES.unit}
          onChange={form.setUnit}
          options={MESSAGES.units}
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
  isUnused: boolean;
};

function MetalField({ field, form, last, isUnused }: FieldProps) {
  const { metal, shown, isWrong } = field;
  const { unit, type } = form;
  const id = `metal-${metal}`;
  const recorded = last.history.filter((row) => row.metal === metal);
  return (
    <div className={isWrong ? "field bad" : "field"}>
      <label htmlFor={id}>
        {METAL_NAMES[metal]}{" "}
        <small>
          {MESSAGES.pure[metal]}, {MESSAGES.perUnit[unit]}
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
          MESSAGES.wrong
        ) : (
          <LastPrice isUnused={isUnused} {...{ field, form, recorded }} />
        )}
      </p>
      <PricePlot metal={metal} rows={recorded} unit={unit} />
    </div>
  );
}

type LastProps = Pick<FieldProps, "field" | "form" | "isUnused"> & {
  recorded: { metal: FineMetal; price: string; recordedAt: string }[];
};

function LastPrice({ field, form, isUnused, recorded }: LastProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const newest = recorded.at(-1);
  const unused = isUnused ? ` ${MESSAGES.unused}` : "";
  if (!newest) return `${MESSAGES.neverSet}${unused}`;
  const day = formatRecordedDay(newest.recordedAt, now, timeZone);
  const time = dateTimeFormat(timeZone, { timeStyle: "short" });
  const price = describeMetalPrice(parseMetalPrice(newest.price) ?? 0, form.unit);
  const today =
    field.price === undefined
      ? MESSAGES.recordedToday(time.format(new Date(newest.recordedAt)))
      : MESSAGES.changedToday(price);
  return (
    <>
      {day === MESSAGES.today ? today : MESSAGES.recordedOn(price, day)}
      {isOld(newest.recordedAt, now) && <b className="metal-old">. {MESSAGES.isOld}</b>}
      {unused && `${isOld(newest.recordedAt, now) ? "" : "."}${unused}`}
    </>
  );
}
