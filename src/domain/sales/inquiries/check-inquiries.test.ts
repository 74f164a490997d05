import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { restoreBatch } from "../../operations/trash/restore-batch.ts";
import { checkInquiries } from "./check-inquiries.ts";
import { countInquiries } from "./count-inquiries.ts";
import { getInquiry } from "./get-inquiry.ts";
import { listInquiries } from "./list-inquiries.ts";
import { setInquiryState } from "./set-inquiry-state.ts";

test("accepted ones are new and no longer held; others are left alone", async () => {
  const shop = await testShop();
  const held = await addInquiry(shop, { name: "Ana", message: "One" });
  const open = await addInquiry(shop, { name: "Bo", message: "Two" });
  await setInquiryState(shop, held.id, "to-check");
  await setInquiryState(shop, open.id, "waiting-for-them");
  const ids = [held.id, open.id, 999];
  expect(await checkInquiries(shop, { ids, action: "accept" }, "ada")).toEqual({
    count: 1,
    batch: null,
  });
  expect(await getInquiry(shop, held.id)).toMatchObject({ state: "new", heldBecause: null });
  expect((await getInquiry(shop, open.id)).state).toBe("waiting-for-them");
});

test("deleted ones are gone everywhere until their batch is restored", async () => {
  const shop = await testShop();
  const { id } = await addInquiry(shop, { name: "Ana", message: "Buy pills" });
  await setInquiryState(shop, id, "to-check");
  const { count, batch } = await checkInquiries(shop, { ids: [id], action: "delete" }, "ada");
  expect(count).toBe(1);
  await expect(getInquiry(shop, id)).rejects.toMatchObject({ code: "not-found" });
  await expect(setInquiryState(shop, id, "new")).rejects.toMatchObject({ code: "not-found" });
  expect((await listInquiries(shop, { search: "pills" })).total).toBe(0);
  expect((await countInquiries(shop))["to-check"]).toBe(0);
  await restoreBatch(shop, batch ?? "", { by: null });
  expect((await getInquiry(shop, id)).state).toBe("to-check");
});

test("deletes those alone that are held, and accepts none that is in the trash", async () => {
  const shop = await testShop();
  const held = await addInquiry(shop, { name: "Ana", message: "Buy pills" });
  const open = await addInquiry(shop, { name: "Bo", message: "A ring?" });
  await setInquiryState(shop, held.id, "to-check");
  const ids = [held.id, open.id];
  expect(await checkInquiries(shop, { ids, action: "delete" }, "ada")).toMatchObject({ count: 1 });
  expect((await getInquiry(shop, open.id)).state).toBe("new");
  const trash = await shop.db
    .selectFrom("trash")
    .select(["entityId", "label", "deletedBy"])
    .execute();
  expect(trash).toEqual([{ entityId: held.id, label: "Inquiry of Ana", deletedBy: "ada" }]);
  expect(await checkInquiries(shop, { ids, action: "accept" }, "ada")).toMatchObject({ count: 0 });
});
