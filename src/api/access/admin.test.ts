import { expect, test } from "vitest";
import { z } from "zod";
import { userSchema } from "#contract/access/sign-in.ts";
import { ADMIN_NAME, testAdmin, testApp } from "#tests/support/test-app.ts";

const cookieOf = (headers: Headers) => headers.get("Set-Cookie") ?? "";
const pairOf = (headers: Headers) => cookieOf(headers).split(";", 1)[0] ?? "";

test("sign-in sets an HttpOnly cookie and returns its session", async () => {
  const { visitor } = await testApp();
  const signedIn = await visitor.post("/admin/login", { body: testAdmin });
  expect(signedIn.status).toBe(200);
  const { user } = signedIn.as(z.object({ user: userSchema }));
  expect(user.username).toBe(ADMIN_NAME);
  const cookie = cookieOf(signedIn.headers);
  expect(cookie).toMatch(/^session-3000=[\w-]{43}; /);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(cookie).toContain("Path=/");
  expect(cookie).not.toContain("Secure");
  expect(signedIn.headers.get("Cache-Control")).toBe("no-store");
  const headers = { Cookie: pairOf(signedIn.headers) };
  expect((await visitor.get("/auth/session", { headers })).json).toEqual({ user });
  expect((await visitor.get("/auth/session")).json).toEqual({ user: null });
});

test("signing in again ends the previous session", async () => {
  const { visitor, cookie, admin } = await testApp();
  const again = await visitor.post("/admin/login", {
    body: testAdmin,
    headers: { Cookie: cookie },
  });
  expect(pairOf(again.headers)).not.toBe(cookie);
  expect((await admin.get("/orders")).status).toBe(401);
});

test("sets the Secure flag on https", async () => {
  const { shop, visitor } = await testApp();
  shop.publicUrl = "https://shop.example";
  const signedIn = await visitor.post("/admin/login", { body: testAdmin });
  expect(cookieOf(signedIn.headers)).toContain("Secure");
});

test("sign-out ends the session and redirects to the sign-in page", async () => {
  const { visitor, admin, cookie } = await testApp();
  const out = await admin.get("/logout");
  expect(out.status).toBe(302);
  expect(out.headers.get("Location")).toBe("/admin/login");
  expect(cookieOf(out.headers)).toMatch(/^session-3000=; Max-Age=0/);
  expect((await admin.get("/orders")).status).toBe(401);
  expect((await visitor.get("/auth/session", { headers: { Cookie: cookie } })).json).toEqual({
    user: null,
  });
  expect((await visitor.get("/logout")).status).toBe(302);
});

test("the response to signing out is stored by no cache, and clears a Secure cookie on https", async () => {
  const { shop, visitor } = await testApp();
  const out = await visitor.get("/logout");
  expect(out.headers.get("Cache-Control")).toBe("no-store");
  expect(cookieOf(out.headers)).not.toContain("Secure");
  shop.publicUrl = "https://shop.example";
  expect(cookieOf((await visitor.get("/logout")).headers)).toContain("Secure");
});

test("ignores a sign-out link on another website", async () => {
  const { admin } = await testApp();
  const out = await admin.get("/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(out.headers.get("Location")).toBe("/admin");
  expect((await admin.get("/orders")).status).toBe(200);
});

test("distinguishes a wrong password from a missing one, but not from a wrong name", async () => {
  const { visitor } = await testApp();
  const post = (body: unknown) => visitor.post("/admin/login", { body });
  const wrong = await post({ ...testAdmin, password: "wrong" });
  expect(wrong.status).toBe(401);
  expect(wrong.json).toEqual({
    message: "Wrong username or password.",
    error: "Wrong username or password.",
  });
  expect((await post({ username: "nobody", password: "wrong" })).text).toBe(wrong.text);
  expect(wrong.headers.get("Set-Cookie")).toBeNull();
  for (const body of [{}, { username: "admin" }, { username: "", password: "" }]) {
    expect((await post(body)).status).toBe(400);
  }
});

test("rate-limits password guesses with Retry-After", async () => {
  const { visitor, shop } = await testApp();
  const post = (password: string) =>
    visitor.post("/admin/login", { body: { ...testAdmin, password } });
  for (let n = 0; n < 5; n++) expect((await post("wrong")).status).toBe(401);
  const refused = await post(testAdmin.password);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("900");
  shop.clock.advance({ minutes: 15, seconds: 1 });
  expect((await post(testAdmin.password)).status).toBe(200);
});
