import { expect, test } from "vitest";
import { ADMIN_NAME, testAdmin, testApp } from "#tests/support/test-app.ts";

const wrong = { username: ADMIN_NAME, password: "a wrong password" };

test("signing in sets a device cookie, with which others' failures do not count", async () => {
  const { visitor, admin } = await testApp();
  const first = await visitor.post("/admin/login", { body: testAdmin });
  const [, device = ""] = first.headers.getSetCookie();
  expect(device).toMatch(
    /^device-3000=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (let n = 0; n < 6; n += 1) await visitor.post("/admin/login", { body: wrong });
  expect((await visitor.post("/admin/login", { body: testAdmin })).status).toBe(429);
  const headers = { Cookie: device.split(";", 1)[0] ?? "" };
  expect((await visitor.post("/admin/login", { body: testAdmin, headers })).status).toBe(200);

  const changed = await admin.post("/account/password", {
    body: { currentPassword: testAdmin.password, newPassword: "another password" },
  });
  expect(changed.headers.getSetCookie()).toEqual([expect.stringContaining("device-3000=")]);
});
