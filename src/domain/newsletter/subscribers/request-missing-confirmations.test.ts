import { expect, test } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getMailState } from "../letters/get-mail-state.ts";
import { requestMissingConfirmations } from "./request-missing-confirmations.ts";
import { subscribe } from "./subscribe.ts";
import { deliverDueMails } from "../deliver-due-mails.ts";

test("sends one mail to each, and none to example addresses", async () => {
  const { shop, sent } = await mailingShop();
  const early = { ...shop, mail: null };
  for (const name of ["ada@fernhill.test", "bob@fernhill.test", "tobias@example.org"]) {
    await subscribe(early, name);
  }
  expect(await getMailState(shop)).toMatchObject({ readers: 0, unconfirmed: 3, unasked: 2 });
  const outcomes = await Promise.allSettled([
    requestMissingConfirmations(shop),
    requestMissingConfirmations(shop),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([
    { status: "fulfilled", value: { asked: 2 } },
  ]);
  expect(await deliverDueMails(shop)).toBe(2);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(["ada@fernhill.test", "bob@fernhill.test"]);
  expect(await getMailState(shop)).toMatchObject({ readers: 0, unconfirmed: 3, unasked: 0 });
  shop.clock.advance({ days: 60 });
  await expect(requestMissingConfirmations(shop)).rejects.toThrow(
    "Everyone has been asked to confirm.",
  );
});

test("is refused where no mail is set up", async () => {
  const shop = await testShop();
  await subscribe(shop, "bob@example.com");
  await expect(requestMissingConfirmations(shop)).rejects.toMatchObject({ code: "unprocessable" });
});
