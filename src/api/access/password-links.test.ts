import { expect, test } from "vitest";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";

test("answers every name alike, and says what the helper runs where no mail is sent", async () => {
  const { shop, visitor } = await testApp();
  const answer = async (username: string) => {
    const { status, text } = await visitor.post("/forgot-password", { body: { username } });
    return `${status} ${text}`;
  };
  expect(await answer(ADMIN_NAME)).toBe(await answer("nobody"));
  expect(await answer(ADMIN_NAME)).toContain("npm run admin -- reset-password NAME");
  shop.mail = (await mailingShop()).shop.mail;
  expect(await answer(ADMIN_NAME)).toBe(await answer("nobody@example.com"));
  expect(await answer(ADMIN_NAME)).toMatch(/^200 .*on its way/);
  const empty = await visitor.post("/forgot-password", { body: { username: " " } });
  expect(empty.status).toBe(400);
});

test("sets no password by a forged token, and no short one", async () => {
  const { visitor } = await testApp();
  const reset = (body: object) => visitor.post("/reset-password", { body });
  const forged = await reset({ token: "reset.admin.9999999999999.x", password: "long enough now" });
  expect(forged.status).toBe(400);
  expect(forged.json).toMatchObject({ issues: [{ path: "token" }] });
  expect((await reset({ token: "x", password: "short" })).json).toMatchObject({
    issues: [{ path: "password", message: "Use at least 10 characters" }],
  });
});
