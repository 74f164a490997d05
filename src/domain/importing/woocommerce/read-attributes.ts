import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { htmlToLine } from "../parsing/html-to-text.ts";
import { isMaterialName } from "../parsing/is-material-name.ts";
import type { SourcePiece } from "../source.ts";
import { describeOmitted } from "../items/describe-omitted.ts";

type Attribute = { name: string; options: string[] };

const TYPE = /^(?:pa_)?(?:(?:jewel(?:l?e)?ry|product|item)[\s_-]?)?(?:type|style|kind)$/i;

type Facts = Partial<SourcePiece>;

/**
 * Materials, tags and facts from a product's attributes, with notes on attributes that pieces have no
 * field for.
 */
export function readAttributes(attributes: Attribute[]): {
  materials: string | null;
  tags: SourcePiece["tags"];
  /** Those that this shop's own export named so. */
  facts: Facts;
  notes: string[];
} {
  const materials: string[] = [];
  const types: string[] = [];
  const others: { name: string; words: string[] }[] = [];
  const facts: Facts = {};
  for (const { name, options } of attributes) {
    const words = options.map(htmlToLine).filter(Boolean);
    if (words.length === 0) continue;
    const fact = readFact(name, words);
    if (fact) Object.assign(facts, fact);
    else if (isMaterialName(name)) materials.push(...words);
    else if (TYPE.test(name.trim())) types.push(...words);
    else others.push({ name: htmlToLine(name), words });
  }
  return {
    materials: materials.length > 0 ? [...new Set(materials)].join(", ") : null,
    tags: [
      ...types.map((name) => ({ name, type: "jewelry_type" as const })),
      ...materials.map((name) => ({ name, type: "material" as const })),
    ],
    facts,
    notes: describeOmitted(others),
  };
}

const FACTS = Object.keys(FACT_FIELDS) as (keyof typeof FACT_FIELDS)[];

/** An attribute with the name of a fact and a value that it can hold. */
function readFact(written: string, words: string[]): Facts | undefined {
  const name = htmlToLine(written).trim().toLowerCase();
  const fact = FACTS.find((each) => FACT_FIELDS[each].label.toLowerCase() === name);
  if (!fact || words.length !== 1) return undefined;
  const { data } = newProductSchema.shape[fact].safeParse(words[0]);
  return data === undefined || data === null ? undefined : { [FACT_FIELDS[fact].column]: data };
}

/** "Uncategorized" is WooCommerce's default category. */
export const categoryNames = (categories: { name: string }[]): string[] =>
  categories
    .map(({ name }) => htmlToLine(name))
    .filter((name) => name !== "" && !/^uncategori[sz]ed$/i.test(name));
