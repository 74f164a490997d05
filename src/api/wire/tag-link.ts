import type { z } from "zod";
import { type TagLink, tagLinkSchema } from "#contract/catalogue/tags.ts";

/** A tag on a collection on the wire, where a collection is a post. */
export const wireTagLinkSchema = tagLinkSchema
  .omit({ collectionId: true })
  .extend({ postId: tagLinkSchema.shape.collectionId });
type WireTagLink = z.infer<typeof wireTagLinkSchema>;

export const toWireTagLink = ({ collectionId, ...link }: TagLink): WireTagLink => ({
  ...link,
  postId: collectionId,
});
