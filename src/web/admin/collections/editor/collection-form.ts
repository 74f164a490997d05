import { z } from "#contract/zod.ts";
import { type Collection, newCollectionSchema } from "#contract/catalogue/collections.ts";
import { imageInput } from "#contract/media/media.ts";

const { title, slug, description } = newCollectionSchema.shape;

/** The form values of a collection. */
export const collectionFormSchema = z.object({
  title,
  slug,
  description,
  content: z.string().max(2_000_000, "This is too long for one page."),
  images: z.array(imageInput).max(100, "At most 100 images"),
  /** The id, "" for none. */
  categoryId: z.string(),
  isPublished: z.boolean(),
  /** The scheduled time of publication, ISO 8601. */
  publishAt: z.string().nullable(),
  productIds: z.array(z.number()).max(500, "At most 500 pieces"),
});
export type CollectionForm = z.infer<typeof collectionFormSchema>;

export const EMPTY_COLLECTION: CollectionForm = {
  title: "",
  slug: "",
  description: "",
  content: "",
  images: [],
  categoryId: "",
  isPublished: false,
  publishAt: null,
  productIds: [],
};

export const toCollectionForm = (collection: Collection): CollectionForm => ({
  title: collection.title,
  slug: collection.slug,
  description: collection.description,
  content: collection.content ?? "",
  images: collection.images,
  categoryId: collection.categoryId === null ? "" : String(collection.categoryId),
  isPublished: collection.isPublished,
  publishAt: collection.publishAt,
  productIds: collection.productIds,
});

/** The request body. */
export const toCollectionBody = ({ categoryId, ...form }: CollectionForm) => ({
  ...form,
  categoryId: categoryId === "" ? null : Number(categoryId),
});

/** Reads one URL per line and drops blank lines. */
export const readImageLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
