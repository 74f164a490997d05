import type { FactFilter } from "#contract/catalogue/fact-filters.ts";
import type { FilterChoices } from "./list-data.ts";

type FactOption = { value: string; label: string; count: number };

/** The values that a filter offers, with their counts. */
export function listFactOptions(name: FactFilter, choices: FilterChoices): FactOption[] {
  const options = Object.entries(choices.facts?.[name] ?? {}).map(([value, count]) => ({
    value,
    label: factOptionLabel(value, choices),
    count,
  }));
  // An object has its whole numbers before all others.
  if (name === "ringSizes") options.sort((a, b) => Number(a.value) - Number(b.value));
  return options;
}

/** "White gold" of "white-gold". */
export const factOptionLabel = (value: string, { factLabels }: FilterChoices): string =>
  factLabels?.[value] ?? toWords(value);

/** A value as words. */
export const toWords = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
