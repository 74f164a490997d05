import { idSchema } from "../../field-schemas.ts";
import { z } from "../../zod.ts";
import { metalSchema } from "../metals/metal-schemas.ts";
import { metalPricesSchema } from "./metal-price-schemas.ts";
import { FINE_METALS } from "./fine-metals.ts";

/** What the To-Do List says of the metals. Without `moved` and `old` it says nothing. */
export const metalNoticeSchema = z.object({
  /** Metals that moved by the threshold, if prices would follow them or lack a weight to do so. */
  moved: z.array(
    z.object({
      metal: z.enum(FINE_METALS),
      /** Dollars a troy ounce. */
      price: z.string(),
      /** By how many percent, since the prices of pieces; below 0 where it fell. The least and the most. */
      low: z.int(),
      high: z.int(),
    }),
  ),
  /** Metals of pieces for sale whose price is out of date. */
  old: z.array(z.enum(FINE_METALS)),
  /** The last price of each metal. */
  last: metalPricesSchema,
  /** How many prices would change. */
  changes: z.int(),
  /** In dollars, with a minus where prices fall. */
  difference: z.string(),
  /** How many pieces lack the weight of a metal, and the first of them. */
  unweighed: z.int(),
  toWeigh: z.array(
    z.object({
      productId: idSchema,
      name: z.string(),
      version: z.int(),
      metals: z.array(metalSchema),
      /** Which of the metals to weigh, and its name. */
      at: z.int(),
      alloy: z.string(),
    }),
  ),
  /** The last metal price, which the setting `leftMetalPriceId` takes to say nothing until metals move again. */
  lastId: z.int(),
  leftId: z.int(),
});
export type MetalNotice = z.infer<typeof metalNoticeSchema>;
export type PieceToWeigh = MetalNotice["toWeigh"][number];
