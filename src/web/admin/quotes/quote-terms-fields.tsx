import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import { findNoun } from "#contract/catalogue/find-noun.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { firstName } from "../inquiries/describe-inquiry.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { Select } from "../forms/controls.tsx";
import { FormField } from "../forms/form.tsx";
import { type QuoteForm, sumForm } from "./quote-form.ts";

export const QuoteField = FormField<QuoteForm>;

const SHARES = [
  { value: "none", label: "None" },
  { value: "third", label: "A third" },
  { value: "half", label: "Half" },
  { value: "full", label: "In full" },
  { value: "other", label: "Other amount" },
];

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
    <fieldset className="quote-part stack">
      <legend>Terms</legend>
      <div className="stack quote-three">
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
          <Select options={SHARES} />
        </QuoteField>
        {form.share === "other" && (
          <QuoteField inputMode="decimal" label="Amount of the deposit" name="deposit" />
        )}
        <QuoteField
          help={form.readyBy ? describeDays(today, form.readyBy) : "Leave blank for no date."}
          label="Ready by"
          min={today}
          name="readyBy"
          type="date"
        />
        <QuoteField
          help={describeValidity(
            pieces.map(({ title }) => title),
            form.reserve,
          )}
          label="Valid until"
          min={today}
          name="validUntil"
          type="date"
        />
      </div>
      {pieces.length > 0 && (
        <label className="row quote-reserve">
          <input type="checkbox" {...register("reserve")} />
          <span>{`Reserve for ${name} until then`}</span>
        </label>
      )}
      <QuoteField label={`Note to ${name}`} maxLength={4000} name="note" rows={4} />
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
