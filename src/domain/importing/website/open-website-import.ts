import { z } from "zod";
import type { Source } from "../source.ts";
import type { Shop } from "../../shop.ts";
import { websiteSource } from "./website-source.ts";

const optionsSchema = z.object({ url: z.string() });

/** Reopens the site of an interrupted import. */
export const openWebsiteImport = (shop: Shop, options: unknown): Promise<Source> =>
  Promise.resolve(websiteSource(shop, optionsSchema.parse(options)));
