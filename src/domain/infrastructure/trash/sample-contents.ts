import { z } from "zod";

const ids = z.array(z.int());

/** What `removed_samples.contents` holds: ids of rows that are marked deleted, and whole rows of the rest. */
export const sampleContentsSchema = z.object({
  product: ids,
  collection: z.array(z.object({ id: z.int(), updatedAt: z.string() })),
  tag: ids,
  order: ids,
  subscriber: ids,
  settings: z.array(z.object({ key: z.string(), value: z.unknown() })),
  pages: z.array(z.object({ slug: z.string(), content: z.string() })),
  heroSections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      subtitle: z.string().nullable(),
      description: z.string().nullable(),
      buttonText: z.string().nullable(),
      buttonLink: z.string().nullable(),
      backgroundImage: z.string().nullable(),
      mediaHash: z.string().nullable(),
      phoneFocalX: z.number().nullable().optional(),
      phoneFocalY: z.number().nullable().optional(),
      isActive: z.boolean(),
      displayOrder: z.int(),
    }),
  ),
});
export type SampleContents = z.infer<typeof sampleContentsSchema>;
