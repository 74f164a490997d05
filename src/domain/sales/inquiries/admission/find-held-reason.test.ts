import { expect, test } from "vitest";
import { addInquiry, newInquiry } from "#tests/support/new-inquiry.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../../infrastructure/settings/update-settings.ts";
import { switchCustomerMail } from "../../customer-mails/switch-customer-mail.ts";
import { receiveInquiry } from "../receive-inquiry.ts";
import { findHeldReason } from "./find-held-reason.ts";
import { createFormToken } from "./inquiry-form-token.ts";
import { limitMessages } from "./limit-inquiries.ts";

test("holds nothing for blanks in the hidden field, which a browser fills in", async () => {
  const shop = await testShop();
  expect(await addInquiry(shop, { topic: "" })).toMatchObject({ state: "new" });
  expect(await addInquiry(shop, { topic: "  " })).toMatchObject({ state: "new" });
});

test("holds nothing that is sent after three seconds, to the millisecond", async () => {
  const shop = await testShop();
  const token = createFormToken(shop);
  const reason = () => findHeldReason(shop, newInquiry(token));
  shop.clock.advance({ seconds: 2.999 });
  expect(await reason()).toBe("too-fast");
  shop.clock.advance({ seconds: 0.001 });
  expect(await reason()).toBeNull();
});

test("refuses a forged token even where the hidden field is filled in", async () => {
  const shop = await testShop();
  await expect(findHeldReason(shop, newInquiry("1.x", { topic: "casino" }))).rejects.toMatchObject({
    code: "invalid",
  });
});

test("counts the same text within seven days, and not before", async () => {
  const shop = await testShop();
  const message = "Buy links now";
  await addInquiry(shop, { message });
  await addInquiry(shop, { message });
  const token = () =>
    createFormToken({ ...shop, now: () => new Date(shop.now().getTime() - 5000) });
  const reason = () => findHeldReason(shop, newInquiry(token(), { message }));
  // The first came five seconds before the second.
  shop.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 54 });
  expect(await reason()).toBe("repeated");
  shop.clock.advance({ seconds: 1 });
  expect(await reason()).toBeNull();
  shop.clock.advance({ days: -30 });
  expect(await reason()).toBeNull();
});

test("says that a copy is mailed where the shop sends this mail", async () => {
  const silent = await testShop();
  const { shop } = await mailingShop();
  const isMailed = async (to: typeof shop) => {
    const token = createFormToken(to);
    to.clock.advance({ seconds: 5 });
    return (await receiveInquiry(to, newInquiry(token))).isMailed;
  };
  expect(await isMailed(silent)).toBe(false);
  expect(await isMailed(shop)).toBe(true);
  await switchCustomerMail(shop, "received", false, null);
  expect(await isMailed(shop)).toBe(false);
});

test("asks to come back in an hour where there is no address to write to instead", async () => {
  const shop = await testShop({ now: "2026-11-20T15:10:00.000Z" });
  await updateSettings(shop, { email: "" }, null);
  for (let sent = 0; sent < 300; sent++) await limitMessages(shop, true);
  await expect(limitMessages(shop, true)).rejects.toMatchObject({
    message: "This form is very busy right now. Please try again in an hour.",
    retryAfterSeconds: 3000,
  });
});
