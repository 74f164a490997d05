import { expect, test } from "vitest";
import { readDeviceToken } from "./device-cookie.ts";
import { hasSessionCookie, readSessionToken, sessionCookie } from "./session-cookie.ts";

const first = { publicUrl: "http://localhost:3000" };
const second = { publicUrl: "http://localhost:3001" };
const usual = { publicUrl: "https://shop.example" };
const expires = new Date(Date.now() + 60_000);
const pair = (cookie: string) => cookie.split(";", 1)[0] ?? "";

test("shops on one host keep sessions of their own", () => {
  const jar = [sessionCookie(first, "one", expires), sessionCookie(second, "two", expires)];
  const header = jar.map(pair).join("; ");
  expect(readSessionToken(header, first)).toBe("one");
  expect(readSessionToken(header, second)).toBe("two");
  expect(readSessionToken(header, usual)).toBeNull();
  expect(readSessionToken(`${header}; session=three`, usual)).toBe("three");
});

test("a cookie from before ports were in the names goes on signing in", () => {
  expect(readSessionToken("session=old; device=known", first)).toBe("old");
  expect(readDeviceToken("session=old; device=known", first)).toBe("known");
  expect(readSessionToken("session=old; session-3000=new", first)).toBe("new");
});

test.each([
  ["session=a", true],
  ["theme=dark; session-3000=a", true],
  ["theme=dark;session=a", true],
  ["my-session=a; theme=session=", false],
  [undefined, false],
])("the header %j holds a session: %s", (header, holds) => {
  expect(hasSessionCookie(header)).toBe(holds);
});
