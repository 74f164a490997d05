import { expect, test } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import type { Mail } from "#domain/services/mailer.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { createAdmin } from "../people/create-admin.ts";
import { resetPassword } from "../people/reset-password.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { findPasswordLink } from "./password-link.ts";
import { redeemPasswordLink } from "./redeem-password-link.ts";

const OLD = "correct horse battery";
const NEW = "a new long password";
const address = "203.0.113.7";
const attempt = { username: "ruth", password: OLD, address, userAgent: null };

async function shopWithRuth(email: string | null = "ruth@shop.example") {
  const { shop, sent } = await mailingShop();
  await createAdmin(shop, { username: "ruth", password: OLD });
  await shop.db.updateTable("users").set({ email }).execute();
  return { shop, sent };
}

/** Asks and waits for the mail, which leaves after the response. */
async function ask(shop: TestShop, name: string, from = address): Promise<void> {
  const running: Promise<unknown>[] = [];
  const run: TestShop["jobs"]["run"] = (work) => {
    const job = shop.jobs.run(work);
    running.push(job);
    return job;
  };
  await requestPasswordReset({ ...shop, jobs: { ...shop.jobs, run } }, name, from);
  await Promise.all(running);
}

const tokenIn = (mail: Mail | undefined): string =>
  /\/admin\/reset-password\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";

test("mails a link that sets a new password once and ends all sessions", async () => {
  const { shop, sent } = await shopWithRuth();
  await signIn(shop, attempt);
  await ask(shop, "Ruth");
  expect(sent[0]).toMatchObject({ to: "ruth@shop.example", subject: "Choose a new password" });
  const token = tokenIn(sent[0]);
  expect(await findPasswordLink(shop, token)).toMatchObject({ username: "ruth", kind: "reset" });
  await redeemPasswordLink(shop, { token, password: NEW }, address);
  expect(await shop.db.selectFrom("sessions").select("sid").execute()).toEqual([]);
  await expect(signIn(shop, attempt)).rejects.toMatchObject({ code: "unauthorized" });
  await signIn(shop, { ...attempt, password: NEW });
  await expect(
    redeemPasswordLink(shop, { token, password: "yet another one" }, address),
  ).rejects.toMatchObject({ code: "invalid", issues: [{ path: "token" }] });
});

test("of two who use a link at once, one sets the password", async () => {
  const { shop, sent } = await shopWithRuth();
  await ask(shop, "ruth@SHOP.example");
  const token = tokenIn(sent[0]);
  const outcomes = await Promise.allSettled([
    redeemPasswordLink(shop, { token, password: "the first one here" }, address),
    redeemPasswordLink(shop, { token, password: "the second one here" }, address),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a link ends after thirty minutes, and with any other new password", async () => {
  const { shop, sent } = await shopWithRuth();
  await ask(shop, "ruth");
  const token = tokenIn(sent[0]);
  shop.clock.advance({ minutes: 29 });
  expect(await findPasswordLink(shop, token)).not.toBeNull();
  shop.clock.advance({ minutes: 1 });
  expect(await findPasswordLink(shop, token)).toBeNull();
  await ask(shop, "ruth");
  await resetPassword(shop, "ruth");
  expect(await findPasswordLink(shop, tokenIn(sent[1]))).toBeNull();
});

test("a forged or changed token opens nothing", async () => {
  const { shop, sent } = await shopWithRuth();
  await ask(shop, "ruth");
  const token = tokenIn(sent[0]);
  const [kind, id, expires, signature] = token.split(".");
  for (const forged of [
    "",
    "x",
    `${kind}.${id}.${Number(expires) + 1}.${signature}`,
    `invite.${id}.${expires}.${signature}`,
    `${kind}.${id}.${expires}.${"A".repeat(43)}`,
    `${token}x`,
  ]) {
    expect(await findPasswordLink(shop, forged)).toBeNull();
  }
});

test("the database holds nothing of a link", async () => {
  const { shop, sent } = await shopWithRuth();
  await ask(shop, "ruth");
  const signature = tokenIn(sent[0]).split(".").at(-1) ?? "";
  const users = await shop.db.selectFrom("users").selectAll().execute();
  const writes = await shop.db.selectFrom("visitorWrites").selectAll().execute();
  expect(JSON.stringify([users, writes])).not.toContain(signature);
});

test("mails nobody unknown, and an account at most three times an hour", async () => {
  const { shop, sent } = await shopWithRuth();
  await ask(shop, "nobody");
  expect(sent).toEqual([]);
  for (let count = 0; count < 6; count += 1) await ask(shop, "ruth", `203.0.113.${count}`);
  expect(sent).toHaveLength(3);
  shop.clock.advance({ hours: 1 });
  await ask(shop, "ruth");
  expect(sent).toHaveLength(4);
});

test("refuses a network after ten requests in ten minutes", async () => {
  const { shop } = await shopWithRuth();
  for (let count = 0; count < 10; count += 1) await ask(shop, `nobody ${count}`);
  await expect(ask(shop, "nobody")).rejects.toMatchObject({ code: "too-many-requests" });
});

test("the only person without an address gets it at the shop's own, one of two does not", async () => {
  const { shop, sent } = await shopWithRuth(null);
  await ask(shop, "ruth");
  expect(sent[0]?.to).toBe("hello@shop.example");
  await createAdmin(shop, { username: "nora", password: OLD });
  await ask(shop, "ruth");
  expect(sent).toHaveLength(1);
});

test("two-step sign-in stays in force", async () => {
  const { shop, sent } = await shopWithRuth();
  const { id } = await shop.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await shop.db
    .insertInto("secondFactors")
    .values({ userId: id, secret: "s", confirmedAt: shop.now().toISOString() })
    .execute();
  await ask(shop, "ruth");
  await redeemPasswordLink(shop, { token: tokenIn(sent[0]), password: NEW }, address);
  await expect(signIn(shop, { ...attempt, password: NEW })).rejects.toMatchObject({
    issues: [{ path: "code" }],
  });
});
