import { expect, test } from "vitest";
import { testAdmin, testApp } from "#tests/support/test-app.ts";

test("changing the password requires the old one and ends all other sessions", async () => {
  const { admin, visitor } = await testApp();
  const other = await visitor.post("/admin/login", { body: testAdmin });
  const headers = { Cookie: other.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "" };
  const change = { currentPassword: testAdmin.password, newPassword: "another long one" };
  const post = (body: unknown) => admin.post("/account/password", { body });
  expect((await post({ ...change, currentPassword: "wrong" })).status).toBe(400);
  expect((await post({ ...change, newPassword: "short" })).json).toMatchObject({
    issues: [{ path: "newPassword", message: "Use at least 10 characters" }],
  });
  expect((await visitor.get("/orders", { headers })).status).toBe(200);
  expect((await post(change)).status).toBe(200);
  expect((await visitor.get("/orders", { headers })).status).toBe(401);
  expect((await admin.get("/orders")).status).toBe(200);
  expect((await visitor.post("/admin/login", { body: testAdmin })).status).toBe(401);
});

test("lists sessions and ends the others", async () => {
  const { admin, visitor } = await testApp();
  await visitor.post("/admin/login", { body: testAdmin, headers: { "User-Agent": "A phone" } });
  const listed = await admin.get("/account/sessions");
  expect(listed.json).toHaveLength(2);
  expect(listed.json).toContainEqual(expect.objectContaining({ userAgent: "A phone" }));
  expect((await admin.delete("/account/sessions")).json).toMatchObject({ ended: 1 });
  expect((await admin.get("/account/sessions")).json).toMatchObject([{ current: true }]);
});

test("sends the new device cookie over https only where the shop has it", async () => {
  const { shop, admin } = await testApp();
  const change = async (currentPassword: string, newPassword: string) =>
    (await admin.post("/account/password", { body: { currentPassword, newPassword } })).headers.get(
      "Set-Cookie",
    );
  expect(await change(testAdmin.password, "another long one")).not.toContain("Secure");
  shop.publicUrl = "https://shop.example";
  expect(await change("another long one", testAdmin.password)).toContain("Secure");
});

test("rate-limits guesses of the current password", async () => {
  const { admin } = await testApp();
  const guess = () =>
    admin.post("/account/password", {
      body: { currentPassword: "a guess", newPassword: "another long one" },
    });
  for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("900");
});
