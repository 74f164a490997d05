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
import { QUOTE_WORDS } from "./messages.ts";

const words = QUOTE_WORDS.terms;

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
      <legend>{words.legend}</legend>
      <div className="quote-three">
        <QuoteField
          help={
            depositCents === null
              ? words.noDeposit
              : form.share === "full"
                ? words.allOf(formatPrice(formatHundredths(depositCents)))
                : words.depositOf(formatPrice(formatHundredths(depositCents)))
          }
          label={words.deposit}
          name="share"
        >
          {(control) => (
            <select {...control} {...register("share")}>
              {Object.entries(words.shares).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </QuoteField>
        {form.share === "other" && (
          <QuoteField label={words.amount} name="deposit">
            {(control) => <input {...control} inputMode="decimal" {...register("deposit")} />}
          </QuoteField>
        )}
        <QuoteField
          help={form.readyBy ? describeDays(today, form.readyBy) : words.noDay}
          label={words.readyBy}
          name="readyBy"
        >
          {(control) => <input {...control} min={today} type="date" {...register("readyBy")} />}
        </QuoteField>
        <QuoteField
          help={describeValidity(
            pieces.map(({ title }) => title),
            form.reserve,
          )}
          label={words.validUntil}
          name="validUntil"
        >
          {(control) => <input {...control} min={today} type="date" {...register("validUntil")} />}
        </QuoteField>
      </div>
      {pieces.length > 0 && (
        <label className="quote-reserve">
          <input type="checkbox" {...register("reserve")} />
          <span>{words.reserve(name)}</span>
        </label>
      )}
      <QuoteField label={words.note(name)} name="note">
        {(control) => (
          <textarea dir="auto" {...control} maxLength={4000} rows={4} {...register("note")} />
        )}
      </QuoteField>
    </fieldset>
  );
}

function describeDays(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days < 0) return words.isOver;
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
}

function describeValidity(titles: string[], isReserved: boolean): string {
  if (titles.length === 0 || !isReserved) return words.accepted;
  const noun = titles.length > 1 ? words.pieces : findNoun(titles[0] ?? "");
  return words.staysReserved(noun);
}
