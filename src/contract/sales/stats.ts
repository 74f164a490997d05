import { z } from "../zod.ts";

/** "Today" is the shop's own day. Revenue in dollars, "1250.00". */
export const statsSchema = z.object({
  ordersToday: z.int(),
  revenueToday: z.string(),
  pendingOrders: z.int(),
  piecesListed: z.int(),
  piecesSold: z.int(),
  piecesHidden: z.int(),
  /** Where mail is set up, the confirmed ones. */
  subscribers: z.int(),
});
export type Stats = z.infer<typeof statsSchema>;
