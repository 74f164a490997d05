import { foldName } from "./fold-name.ts";
import { z } from "./zod.ts";

/** Lower case and composed; runs of other characters than a-z and 0-9 become one hyphen, except at the ends. */
export function slugify(title: string): string {
  return foldName(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A slug in a request. @param max characters */
export const slugSchema = (max: number) =>
  z
    .string()
    .min(1, "Slug is required")
    .max(max, `Slug must be at most ${max} characters`)
    .regex(/^[a-z0-9-]+$/, "Slug must be lowercase with hyphens only");
