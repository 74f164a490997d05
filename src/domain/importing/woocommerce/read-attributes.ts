import { htmlToLine } from "../parsing/html-to-text.ts";
import { isMaterialName } from "../parsing/is-material-name.ts";
import type { SourcePiece } from "../source.ts";
import { describeOmitted } from "../items/describe-omitted.ts";

type Attribute = { name: string; options: string[] };

const TYPE = /^(?:pa_)?(?:(?:jewell?ery|product|item)[\s_-]?)?(?:type|style|kind)$/i;

/**
 * Materials and tags from a product's attributes, with notes on attributes that pieces have no
 * field for.
 */
export function readAttributes(attributes: Attribute[]): {
  materials: string | null;
  tags: SourcePiece["tags"];
  notes: string[];
} {
  const materials: string[] = [];
  const types: string[] = [];
  const others: { name: string; words: string[] }[] = [];
  for (const { name, options } of attributes) {
    const words = options.map(htmlToLine).filter(Boolean);
    if (words.length === 0) continue;
    if (isMaterialName(name)) materials.push(...words);
    else if (TYPE.test(name.trim())) types.push(...words);
    else others.push({ name: htmlToLine(name), words });
  }
  return {
    materials: materials.length > 0 ? [...new Set(materials)].join(", ") : null,
    tags: [
      ...types.map((name) => ({ name, type: "jewelry_type" as const })),
      ...materials.map((name) => ({ name, type: "material" as const })),
    ],
    notes: describeOmitted(others),
  };
}

/** "Uncategorized" is WooCommerce's default category. */
export const categoryNames = (categories: { name: string }[]): string[] =>
  categories
    .map(({ name }) => htmlToLine(name))
    .filter((name) => name !== "" && !/^uncategori[sz]ed$/i.test(name));
