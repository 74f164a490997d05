import type { Product } from "#contract/products.ts";
import type { TagType } from "#contract/tags.ts";
import { type KnownTag, METALS, TYPES } from "./known-tags.ts";

/** A piece with what stands beside it in the catalogue. */
export type Work = {
  piece: Product;
  /** Name of its category. */
  category: string | null;
  tags: { name: string; type: TagType }[];
};

/** What a piece is made of and what it is; empty where nothing tells. */
export type NamedWork = { materials: KnownTag[]; types: KnownTag[] };

/**
 * Reads material and type of a piece: from its own tags, else from its materials and its category, else
 * from its name, and its material last of all from what is told of it.
 */
export function nameWork(work: Work): NamedWork {
  const { name, materials, description } = work.piece;
  const category = work.category ?? "";
  return {
    materials: firstNamed(METALS, [
      tagNames(work, "material"),
      materials ?? "",
      category,
      name,
      description ?? "",
    ]),
    types: firstNamed(TYPES, [tagNames(work, "jewelry_type"), category, name]),
  };
}

const tagNames = ({ tags }: Work, type: TagType): string =>
  tags.flatMap((tag) => (tag.type === type ? [tag.name] : [])).join(", ");

const firstNamed = (known: KnownTag[], texts: string[]): KnownTag[] =>
  texts.map((text) => known.filter((tag) => tag.in.test(text))).find((found) => found.length > 0) ??
  [];
