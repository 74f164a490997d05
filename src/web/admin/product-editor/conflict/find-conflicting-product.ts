import { z } from "#contract/zod.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { ApiError } from "../../api-client/api-error.ts";

const versioned = z.object({ id: z.int(), version: z.int(), name: z.string() });

/** The current piece, if a version conflict made the save fail. */
export function findConflictingProduct(error: Error): Product | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = error.problem?.current;
  return versioned.safeParse(current).success ? (current as Product) : null;
}
