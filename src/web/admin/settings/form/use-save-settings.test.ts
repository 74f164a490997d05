import { expect, test } from "vitest";
import { pickChanged } from "./use-save-settings.tsx";

test("omits unchanged fields", () => {
  const before = { businessName: "Fernhill Goldsmith", city: "Staunton" };
  expect(pickChanged(before, { ...before, city: "Lexington" })).toEqual({ city: "Lexington" });
  expect(pickChanged(before, before)).toEqual({});
});
