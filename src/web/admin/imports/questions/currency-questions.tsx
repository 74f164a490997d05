import { countOf } from "#contract/count-of.ts";
import { useId } from "react";
import { exchangeRateSchema, type ImportQuestions } from "#contract/importing/import-choices.ts";
import { isolateText } from "#contract/isolate-text.ts";

type Props = {
  questions: ImportQuestions["currencies"];
  /** What has the amounts: "piece" or "order". */
  noun: string;
  /** As typed, by currency. */
  rates: Record<string, string>;
  onChange: (rates: Record<string, string>) => void;
};

/** Asks for the exchange rate of each currency that is not the shop's. */
export function CurrencyQuestions({ questions, noun, rates, onChange }: Props) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <fieldset className="import-question">
      <legend>Which exchange rate?</legend>
      <p className="muted">
        {noun === "piece"
          ? "Pieces in a currency without a rate wait for your review."
          : "Orders in a currency without a rate stay out."}
      </p>
      <ul className="mapping">
        {questions.map(({ currency, pieces, examples }) => {
          const rate = rates[currency] ?? "";
          const problem = findProblem(rate);
          return (
            <li key={currency}>
              <label htmlFor={`${id}-${currency}`}>{`US dollars for 1 ${currency}`}</label>
              <div className="mapping-samples import-examples">
                <p>{countOf(pieces, noun)}</p>
                {examples.map(({ name, price }) => (
                  <p key={name}>
                    {`${isolateText(name)}: ${price} ${currency}`}
                    {rate !== "" && !problem && ` → $${toDollars(price, rate)}`}
                  </p>
                ))}
                {problem && (
                  <p className="err" id={`${id}-${currency}-problem`}>
                    {problem}
                  </p>
                )}
              </div>
              <input
                aria-describedby={problem ? `${id}-${currency}-problem` : undefined}
                aria-invalid={problem !== null}
                autoComplete="off"
                id={`${id}-${currency}`}
                inputMode="decimal"
                onChange={({ target }) => onChange({ ...rates, [currency]: target.value.trim() })}
                placeholder="1.08"
                value={rate}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What is wrong with a rate, a sentence; null when it can be used or is left open. */
export const findProblem = (rate: string): string | null =>
  rate === "" ? null : (exchangeRateSchema.safeParse(rate).error?.issues[0]?.message ?? null);

const toDollars = (price: string, rate: string): string =>
  (
    Math.round(
      Number((Number(price) * 100 * Number(exchangeRateSchema.parse(rate))).toPrecision(15)),
    ) / 100
  ).toFixed(2);
