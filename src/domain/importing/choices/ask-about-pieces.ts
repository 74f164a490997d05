import { countOf } from "#contract/count-of.ts";
import { formatCount, formatHundredths } from "#contract/decimals.ts";
import type { AskedQuestion, ImportAnswers } from "#contract/importing/import-choices.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#contract/weight-units.ts";
import { cutWord } from "./ask-about-words.ts";
import { tally } from "./tally.ts";

/** Asks which of two prices the pieces get that are on sale. */
export function askAboutSalePrices({ salePrices: answer = "sale" }: ImportAnswers) {
  // In hundredths of a unit.
  const { add, count, examples } = tally<{ name: string; sale: number; regular: number }>();
  const ask = (): AskedQuestion => ({
    id: "salePrices",
    type: "choice",
    title: "Which prices?",
    help: `${countOf(count(), "piece has a sale price that differs from its", "pieces have a sale price that differs from their")} regular price.`,
    about: examples.map(
      ({ name, sale, regular }) =>
        `${isolateText(name)}: ${formatHundredths(sale)} on sale, ${formatHundredths(regular)} regular`,
    ),
    options: [
      { value: "sale", label: "Use sale prices" },
      { value: "regular", label: "Use regular prices" },
    ],
    answer,
  });
  return { answer, add, ask: () => (count() === 0 ? [] : [ask()]) };
}

/** Asks what rows become that share a page. */
export function askAboutSharedPages({ sharedPages: answer = "one" }: ImportAnswers) {
  const { add, count, examples } = tally<{ name: string; rows: number }>();
  const ask = (): AskedQuestion => ({
    id: "sharedPages",
    type: "choice",
    title: "One piece or several?",
    help:
      count() === 1
        ? "Several rows share a page and begin with the same name."
        : `${formatCount(count())} times, several rows share a page and begin with the same name.`,
    about: examples.map(({ name, rows }) => `${isolateText(name)}: ${formatCount(rows)} rows`),
    options: [
      { value: "one", label: "One piece with variants" },
      { value: "each", label: "A piece for each row" },
    ],
    answer,
  });
  return { answer, add, ask: () => (count() === 0 ? [] : [ask()]) };
}

const UNIT_LABELS: Record<WeightUnit, string> = {
  g: "Grams",
  kg: "Kilograms",
  ct: "Carats",
  dwt: "Pennyweights (dwt)",
  ozt: "Troy ounces",
  oz: "Ounces (28.35 g)",
  lb: "Pounds",
  grain: "Grains",
};

/** Asks what weights are in whose unit the file does not say. */
export function askAboutWeightUnit({ weightUnit }: ImportAnswers) {
  const answer = weightUnit ?? null;
  const { add, count, examples } = tally<string>();
  const ask = (): AskedQuestion => ({
    id: "weightUnit",
    type: "choice",
    title: "What are the weights in?",
    help: `${countOf(count(), "weight has", "weights have")} no unit in this file. Without one they’re left out.`,
    label: "Unit of the weights",
    about: examples,
    blank: "Leave the weights out",
    options: WEIGHT_UNITS.map((value) => ({ value, label: UNIT_LABELS[value] })),
    answer,
  });
  return {
    /** @param written the weight, an example for the question */
    choose: (written: string): WeightUnit | null => {
      add(cutWord(written));
      return answer;
    },
    ask: () => (count() === 0 ? [] : [ask()]),
  };
}

/** A piece and the details that its words name. */
type ReadDetails = { name: string; found: { text: string; isSure: boolean }[] };

/** Asks whether metals, stones and sizes are filled in that the words of pieces name. */
export function askAboutDetails({ details: answer = "none" }: ImportAnswers) {
  const { add, count, examples } = tally<ReadDetails>();
  let sure = 0;
  const ask = (): AskedQuestion => ({
    id: "details",
    type: "choice",
    title: "Fill in details?",
    help: `${countOf(count(), "description mentions", "descriptions mention")} a metal, stone, or size. Fill those fields in? What you’ve already filled in stays. Update the preview to check each piece.`,
    about: examples.map(({ name, found }) => {
      const text = found.map((each) => each.text).join("; ");
      const isSure = found.every((each) => each.isSure);
      return `${isolateText(name)}: ${text}${isSure ? "" : " (a guess)"}`;
    }),
    options: [
      { value: "none", label: "Leave them blank" },
      ...(sure > 0 || answer === "sure"
        ? [
            {
              value: "sure",
              label: `Fill in the ${sure === 1 ? "one" : formatCount(sure)} we’re sure of`,
            },
          ]
        : []),
      { value: "all", label: "Fill in everything" },
    ],
    answer,
  });
  return {
    answer,
    add: (read: ReadDetails): void => {
      add(read);
      if (read.found.some(({ isSure }) => isSure)) sure += 1;
    },
    ask: () => (count() === 0 ? [] : [ask()]),
  };
}
