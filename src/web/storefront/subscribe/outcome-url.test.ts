import { expect, test } from "vitest";
import { outcomeAddress } from "./outcome-url.ts";

test("the visitor comes back to the same page, filters and all", () => {
  expect(outcomeAddress("/collections?search=ring", "yes")).toBe(
    "/collections?search=ring&subscribed=yes#stay-in-touch",
  );
  expect(outcomeAddress("/about?subscribed=no", "yes")).toBe("/about?subscribed=yes#stay-in-touch");
});

test("nobody is led to another site", () => {
  for (const from of ["https://evil.example/", "//evil.example", "/\\evil.example", "", "x"]) {
    expect(outcomeAddress(from, "no")).toMatch(/^\/(?![/\\])/);
    expect(outcomeAddress(from, "no")).not.toContain("evil.example");
  }
  expect(outcomeAddress("/.//evil.example", "no")).toMatch(/^\/(?![/\\])/);
});
