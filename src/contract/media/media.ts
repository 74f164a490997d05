import { z } from "../zod.ts";
import { parseMediaHash } from "./media-urls.ts";

/** A picture as screens need it. `url` is relative for stored pictures, absolute for external ones. */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels of the upright original; null for an external address. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** data: URL of a tiny placeholder, or "". */
  blur: z.string(),
  /** Dominant color, #rrggbb, or "" for an external address. */
  color: z.string(),
  /** Focal point in 0..1 from the left and from the top. */
  focalX: z.number(),
  focalY: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A stored picture, as the admin sees it. */
export const storedPictureSchema = pictureSchema.extend({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  /** Size of the cleaned original. */
  bytes: z.int(),
  createdAt: z.string(),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

export const pictureChangeSchema = z.object({
  /** Alternative text. */
  alt: z.string().trim().max(1000).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
});
export type PictureChange = z.infer<typeof pictureChangeSchema>;

/** The response of an upload: stored pictures in the order they were sent, and failed files with the reason. */
export const uploadedSchema = z.object({
  items: z.array(storedPictureSchema),
  failed: z.array(z.object({ name: z.string(), message: z.string() })),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

/** An image in a request: a stored picture, an https address, or a data URL to store. */
export const imageInput = z
  .string()
  .trim()
  .min(1)
  .refine(
    (url) =>
      parseMediaHash(url) !== undefined ||
      url.startsWith("/images/products/") ||
      /^data:image\//i.test(url) ||
      (url.length <= 2000 && /^https:\/\/[^\s]+$/i.test(url)),
    "Must be a photo of this shop, an https address, or a data URL",
  );
