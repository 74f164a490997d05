import type { Product } from "#contract/products.ts";
import type { TagType } from "#contract/tags.ts";
import { type KnownTag, METALS, TYPES } from "./known-tags.ts";

/** A piece with what stands beside it in the catalogue. */
export type UnconvertedPiece = {
  piece: Product;
  /** Name of its category. */
  category: string | null;
  tags: { name: string; type: TagType }[];
};

/** What a piece is made of and what it is; empty where nothing tells. */
export type Classification = { materials: KnownTag[]; types: KnownTag[] };

/**
 * Reads material and type of a piece: from its own tags, else from its materials and its category, else
 * from its name, and its material last of all from what is told of it.
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
