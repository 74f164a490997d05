import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import { findNoun } from "#contract/catalogue/find-noun.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { firstName } from "../inquiries/first-name.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { QuoteField } from "./quote-field.tsx";
import { type QuoteForm, sumForm } from "./quote-form.ts";

const SHARES = {
  none: "None",
  third: "A third",
  half: "Half",
  full: "In full",
  other: "Other amount",
};

/** Deposit, days and note. */
export function QuoteTermsFields({ inquiry }: { inquiry: Inquiry }) {
  const { control, register } = useFormContext<QuoteForm>();
  const form = useWatch({ control }) as QuoteForm;
  const { timeZone } = useDesk().settings;
  const today = dayInTimeZone(useNow().toISOString(), timeZone);
  const { depositCents } = sumForm(form);
  const pieces = form.items.filter(({ isCustom }) => !isCustom);
  const name = firstName(inquiry.name);
  return (
    <fieldset className="quote-part quote-terms-fields">
      <legend>Terms</legend>
      <div className="quote-three">
        <QuoteField
          help={
            depositCents === null
              ? "Nothing before you start."
              : form.share === "full"
                ? `${formatPrice(formatHundredths(depositCents))}, before you ship it or hand it over.`
                : `${formatPrice(formatHundredths(depositCents))}, before you start.`
          }
          label="Deposit"
          name="share"
        >
          {(control) => (
            <select {...control} {...register("share")}>
              {Object.entries(SHARES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </QuoteField>
        {form.share === "other" && (
          <QuoteField label="Amount of the deposit" name="deposit">
            {(control) => <input {...control} inputMode="decimal" {...register("deposit")} />}
          </QuoteField>
        )}
        <QuoteField
          help={form.readyBy ? describeDays(today, form.readyBy) : "Leave blank for no date."}
          label="Ready by"
          name="readyBy"
        >
          {(control) => <input {...control} min={today} type="date" {...register("readyBy")} />}
        </QuoteField>
        <QuoteField
          help={describeValidity(
            pieces.map(({ title }) => title),
            form.reserve,
          )}
          label="Valid until"
          name="validUntil"
        >
          {(control) => <input {...control} min={today} type="date" {...register("validUntil")} />}
        </QuoteField>
      </div>
      {pieces.length > 0 && (
        <label className="quote-reserve">
          <input type="checkbox" {...register("reserve")} />
          <span>{`Reserve for ${name} until then`}</span>
        </label>
      )}
      <QuoteField label={`Note to ${name}`} name="note">
        {(control) => (
          <textarea dir="auto" {...control} maxLength={4000} rows={4} {...register("note")} />
        )}
      </QuoteField>
    </fieldset>
  );
}

function describeDays(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days < 0) return "This day is over.";
  if (days === 0) return "Today.";
  return days === 1 ? "Tomorrow." : `${days} days from today.`;
}

function describeValidity(titles: string[], isReserved: boolean): string {
  if (titles.length === 0 || !isReserved) return "It can be accepted until then.";
  const noun = titles.length > 1 ? "pieces" : findNoun(titles[0] ?? "");
  return explainReserved(noun);
}

const explainReserved = (noun: string) =>
  `The ${noun} ${noun.endsWith("s") ? "stay" : "stays"} reserved until then.`;
