import { expect, test } from "vitest";
import { outcomeUrl } from "./outcome-url.ts";

test("returns to the same page with its filters", () => {
  expect(outcomeUrl("/collections?search=ring", "yes")).toBe(
    "/collections?search=ring&subscribed=yes#stay-in-touch",
  );
  expect(outcomeUrl("/about?subscribed=no", "yes")).toBe("/about?subscribed=yes#stay-in-touch");
});

test("never redirects to another site", () => {
  for (const from of ["https://evil.example/", "//evil.example", "/\\evil.example", "", "x"]) {
    expect(outcomeUrl(from, "no")).toMatch(/^\/(?![/\\])/);
    expect(outcomeUrl(from, "no")).not.toContain("evil.example");
  }
  expect(outcomeUrl("/.//evil.example", "no")).toMatch(/^\/(?![/\\])/);
});
