import { z } from "./zod.ts";
import { idSchema, instant } from "./field-schemas.ts";

export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  createdAt: instant,
});
export type Category = z.infer<typeof categorySchema>;
