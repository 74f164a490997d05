import { foldName } from "#contract/fold-name.ts";
import { htmlToLine } from "../parsing/html-to-text.ts";
import { isMaterialName } from "../parsing/is-material-name.ts";

/** What the variants of a piece differ in: "Ring size" with its values, in order. */
export type VariantOption = { name: string; values: string[] };

/** Shopify's option of a product without options. */
const PLACEHOLDER = { name: "Title", value: "Default Title" };

/** The options that the variants state, each name and value once, whatever their case. */
export function collectOptions(stated: Iterable<{ name: string; value: string }>): VariantOption[] {
  const options = new Map<string, { name: string; values: Map<string, string> }>();
  for (const { name: writtenName, value: writtenValue } of stated) {
    const name = htmlToLine(writtenName);
    const value = htmlToLine(writtenValue);
    if (name === "" || value === "") continue;
    if (name === PLACEHOLDER.name && value === PLACEHOLDER.value) continue;
    const option = options.get(foldName(name)) ?? { name, values: new Map() };
    options.set(foldName(name), option);
    if (!option.values.has(foldName(value))) option.values.set(foldName(value), value);
  }
  return [...options.values()].map(({ name, values }) => ({ name, values: [...values.values()] }));
}

/** "Ring size: 5, 6, 7" */
const toLine = ({ name, values }: VariantOption): string => `${name}: ${values.join(", ")}`;

/** The text of a piece with a line for each option at its end, unless it has that line already. */
export function addOptionLines(text: string | null, options: VariantOption[]): string | null {
  const written = new Set(text?.split("\n"));
  const lines = options.map(toLine).filter((line) => !written.has(line));
  return lines.length === 0 ? text : [text ?? "", lines.join("\n")].filter(Boolean).join("\n\n");
}

/** The values of options that name what the piece is made of. */
export const listMaterials = (options: VariantOption[]): string[] =>
  options.filter(({ name }) => isMaterialName(name)).flatMap(({ values }) => values);

/** "Ring size: 5, 6, 7; Metal: Gold" */
export const describeOptions = (options: VariantOption[]): string => options.map(toLine).join("; ");
