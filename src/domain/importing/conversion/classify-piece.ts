import type { Product } from "#contract/catalogue/products.ts";
import type { TagType } from "#contract/catalogue/tags.ts";
import { type KnownTag, METALS, TYPES } from "./known-tags.ts";

/** A piece with its category and tags. */
export type UnconvertedPiece = {
  piece: Product;
  /** The category's name. */
  category: string | null;
  tags: { name: string; type: TagType }[];
};

/** Material and type of a piece; empty where unknown. */
export type Classification = { materials: KnownTag[]; types: KnownTag[] };

/**
 * Derives material and type of a piece from its tags, else its materials and category, else its
 * name; the material last from its description.
 */
export function classifyPiece(unconverted: UnconvertedPiece): Classification {
  const { name, materials, description } = unconverted.piece;
  const category = unconverted.category ?? "";
  return {
    materials: firstMatches(METALS, [
      tagNames(unconverted, "material"),
      materials ?? "",
      category,
      name,
      description ?? "",
    ]),
    types: firstMatches(TYPES, [tagNames(unconverted, "jewelry_type"), category, name]),
  };
}

const tagNames = ({ tags }: UnconvertedPiece, type: TagType): string =>
  tags.flatMap((tag) => (tag.type === type ? [tag.name] : [])).join(", ");

const firstMatches = (tags: KnownTag[], texts: string[]): KnownTag[] =>
  texts
    .map((text) => tags.filter((tag) => tag.pattern.test(text)))
    .find((found) => found.length > 0) ?? [];
