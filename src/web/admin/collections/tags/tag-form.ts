import { z } from "#contract/zod.ts";
import { DEFAULT_TAG_COLOR, newTagSchema, type Tag } from "#contract/catalogue/tags.ts";

/** The form values of a tag. An empty color means the default. */
export const tagFormSchema = newTagSchema.extend({
  color: z.union([z.literal(""), newTagSchema.shape.color.unwrap()], "Must be a valid hex color"),
});
export type TagForm = z.infer<typeof tagFormSchema>;

export const EMPTY_TAG: TagForm = {
  name: "",
  slug: "",
  type: "jewelry_type",
  color: DEFAULT_TAG_COLOR,
};

export const toTagForm = ({ name, slug, type, color }: Tag): TagForm => ({
  name,
  slug,
  type,
  color,
});

/** The request body. */
export const toTagBody = ({ color, ...form }: TagForm) => ({
  ...form,
  color: color || DEFAULT_TAG_COLOR,
});
