import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import {
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorSchema,
} from "#contract/access/second-factor.ts";
import { totpCode } from "#domain/access/second-factor/totp.ts";
import { type TestApp, testAdmin, testApp } from "#tests/support/test-app.ts";

test("the second factor is turned on, required at sign-in, and turned off", async () => {
  const { shop, admin, visitor } = await testApp();
  const currentPassword = testAdmin.password;
  const offered = await admin.post("/account/second-step", { body: { currentPassword } });
  const { secret } = offered.as(secondFactorOfferSchema);
  const confirmed = await admin.post("/account/second-step/confirm", {
    body: { code: totpCode(secret, shop.now()) },
  });
  const { recoveryCodes } = confirmed.as(recoveryCodesSchema);
  expect((await admin.get("/account/second-step")).as(secondFactorSchema)).toEqual({
    since: shop.now().toISOString(),
    recoveryCodesLeft: 10,
  });

  const asked = await visitor.post("/admin/login", { body: testAdmin });
  expect(asked.status).toBe(401);
  expect(asked.as(problemSchema).issues?.[0]?.path).toBe("code");
  expect(asked.headers.get("Set-Cookie")).toBeNull();
  const entered = await visitor.post("/admin/login", {
    body: { ...testAdmin, code: recoveryCodes[0] },
  });
  expect(entered.status).toBe(200);

  const removed = await admin.delete("/account/second-step", {
    body: { currentPassword, code: recoveryCodes[1] },
  });
  expect(removed.status).toBe(200);
  expect((await visitor.post("/admin/login", { body: testAdmin })).status).toBe(200);
});

test("needs the password and a session to set up a second factor", async () => {
  const { admin, visitor } = await testApp();
  const wrong = { body: { currentPassword: "guess" } };
  expect((await admin.post("/account/second-step", wrong)).status).toBe(400);
  expect((await admin.post("/account/second-step/confirm", { body: { code: "1" } })).status).toBe(
    409,
  );
  expect((await visitor.get("/account/second-step")).status).toBe(401);
});

const currentPassword = testAdmin.password;

async function turnOn({ shop, admin }: TestApp): Promise<string[]> {
  const offered = await admin.post("/account/second-step", { body: { currentPassword } });
  const { secret } = offered.as(secondFactorOfferSchema);
  const body = { code: totpCode(secret, shop.now()) };
  return (await admin.post("/account/second-step/confirm", { body })).as(recoveryCodesSchema)
    .recoveryCodes;
}

test("new recovery codes replace the old ones", async () => {
  const app = await testApp();
  const renew = () =>
    app.admin.post("/account/second-step/recovery-codes", { body: { currentPassword } });
  expect((await renew()).status).toBe(409);
  const [old] = await turnOn(app);
  const { recoveryCodes } = (await renew()).as(recoveryCodesSchema);
  expect(recoveryCodes).toHaveLength(10);
  const signIn = async (code: string | undefined) =>
    (await app.visitor.post("/admin/login", { body: { ...testAdmin, code } })).status;
  expect(await signIn(old)).toBe(401);
  expect(await signIn(recoveryCodes[0])).toBe(200);
});

test("offers no second secret while the second factor is on", async () => {
  const app = await testApp();
  await turnOn(app);
  const offered = await app.admin.post("/account/second-step", { body: { currentPassword } });
  expect(offered.status).toBe(409);
  expect(offered.json).toMatchObject({ message: "Two-step sign-in is already on." });
});

test("rate-limits guesses of the password that turns the second factor off", async () => {
  const app = await testApp();
  const [code] = await turnOn(app);
  const remove = (password: string) =>
    app.admin.delete("/account/second-step", { body: { currentPassword: password, code } });
  for (let n = 0; n < 5; n += 1) expect((await remove("a guess")).status).toBe(400);
  expect((await remove(currentPassword)).status).toBe(429);
  const { since } = (await app.admin.get("/account/second-step")).as(secondFactorSchema);
  expect(since).not.toBeNull();
});
