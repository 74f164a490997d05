import { countOf } from "#contract/count-of.ts";
import { formatHundredths } from "#contract/decimals.ts";
import type { AskedQuestion, ImportAnswers } from "#contract/importing/import-choices.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { tally } from "./tally.ts";

/** A piece or an order, and its price in hundredths of a unit. */
export type Priced = { name: string; cents: number };

/** Asks for the exchange rate of each currency that is not the shop's. */
export function askAboutRates({ rates = {} }: ImportAnswers) {
  const priced = new Map<string, ReturnType<typeof tally<Priced>>>();
  return {
    choose: (currency: string, each: Priced): string | null => {
      const found = priced.get(currency) ?? tally<Priced>();
      priced.set(currency, found);
      found.add(each);
      return rates[currency] ?? null;
    },
    /** @param noun what has the amounts */
    ask: (noun: "piece" | "order"): AskedQuestion[] => {
      if (priced.size === 0) return [];
      return [
        {
          id: "rates",
          type: "rates",
          title: "Which exchange rate?",
          help:
            noun === "piece"
              ? "Pieces in a currency without a rate wait for your review."
              : "Orders in a currency without a rate stay out.",
          placeholder: "1.08",
          rows: [...priced].map(([currency, { count, examples }]) => ({
            key: currency,
            label: `US dollars for 1 ${currency}`,
            about: countOf(count(), noun),
            prices: examples.map(({ name, cents }) => ({
              text: `${isolateText(name)}: ${formatHundredths(cents)} ${currency}`,
              cents,
            })),
            answer: rates[currency] ?? null,
          })),
        },
      ];
    },
  };
}
