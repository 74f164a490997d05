import { z } from "../zod.ts";

/** The result of fetching photos again. */
export const retriedPhotosSchema = z.object({ fetched: z.int(), missing: z.int() });
export type RetriedPhotos = z.infer<typeof retriedPhotosSchema>;
