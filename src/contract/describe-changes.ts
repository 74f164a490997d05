import { countOf } from "./count-of.ts";
import { isSameJson } from "./canonical-json.ts";
/** The compared fields of a collection. */
export type ComparableCollection = {
  title: string;
  slug: string;
  description: string;
  content: string | null;
  images: string[];
  categoryId: number | null;
  isFeatured: boolean;
  isPublished: boolean;
  publishAt: string | null;
  tagIds: number[];
  productIds: number[];
};

const FIELD_LABELS = {
  title: "title",
  slug: "slug",
  description: "description",
  content: "content",
  images: "images",
  categoryId: "category",
  isFeatured: "featured or not",
} satisfies { [field in keyof ComparableCollection]?: string };

/** The differences between two states of a collection, in words: ["title", "images", "2 tags"]. */
export function describeChanges(
  before: ComparableCollection,
  after: ComparableCollection,
): string[] {
  const words = Object.entries(FIELD_LABELS)
    .filter(([field]) => {
      const name = field as keyof typeof FIELD_LABELS;
      return !isSameJson(before[name], after[name]);
    })
    .map(([, word]) => word);
  return [
    ...words,
    ...describeIds(before.tagIds, after.tagIds, "tag"),
    ...describeIds(before.productIds, after.productIds, "piece", "order of the pieces"),
    ...describePublication(before, after),
  ];
}

/** @param order description of a change of order; undefined where the order does not matter */
function describeIds(before: number[], after: number[], noun: string, order?: string): string[] {
  const changed = new Set(before).symmetricDifference(new Set(after)).size;
  if (changed > 0) return [countOf(changed, noun)];
  return order && before.join() !== after.join() ? [order] : [];
}

function describePublication(before: ComparableCollection, after: ComparableCollection): string[] {
  if (before.isPublished !== after.isPublished) {
    return [after.isPublished ? "published" : "made a draft"];
  }
  if (before.publishAt === after.publishAt) return [];
  return [after.publishAt ? "time of publication" : "no time of publication"];
}
