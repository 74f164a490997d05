import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import {
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorSchema,
} from "#contract/second-factor.ts";
import { totpCode } from "#domain/access/second-factor/totp.ts";
import { testAdmin, testApp } from "#tests/support/test-app.ts";

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
