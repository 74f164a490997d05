import { expect, test } from "vitest";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { joinWaitingList } from "./join-waiting-list.ts";

test("asks an address that was asked while the clock was ahead", async () => {
  const { shop } = await mailingShop();
  const productId = await addPiece(shop, { availability: "sold" });
  const waiter = newWaiterSchema.parse({ productId, email: "ana@example.com" });
  shop.clock.advance({ days: 3 });
  await joinWaitingList(shop, waiter);
  shop.clock.advance({ days: -3 });
  await joinWaitingList(shop, waiter);
  expect(await shop.db.selectFrom("outgoingMails").select("id").execute()).toHaveLength(2);
});
