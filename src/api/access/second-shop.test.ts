import { expect, test } from "vitest";
import { testAdmin, testApp } from "#tests/support/test-app.ts";

test("signing in and out at a shop on another port of the host leaves the session", async () => {
  const [one, other] = [await testApp(), await testApp()];
  other.shop.publicUrl = "http://localhost:3001";
  const signedIn = async ({ visitor }: typeof one) =>
    (await visitor.post("/admin/login", { body: testAdmin })).headers.getSetCookie();
  const jar = [...(await signedIn(one)), ...(await signedIn(other))];
  const headers = { Cookie: jar.map((cookie) => cookie.split(";", 1)[0]).join("; ") };
  for (const { visitor } of [one, other]) {
    expect((await visitor.get("/auth/session", { headers })).json).toHaveProperty("user.id");
  }
  const out = await other.visitor.get("/logout", { headers });
  expect(out.headers.get("Set-Cookie")).toMatch(/^session-3001=;/);
  expect((await one.visitor.get("/auth/session", { headers })).json).toHaveProperty("user.id");
});
