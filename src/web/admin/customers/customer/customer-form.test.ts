import { expect, test } from "vitest";
import { toCustomerPatch } from "./customer-form.ts";

test("reads one address, number and ring size a line", () => {
  expect(
    toCustomerPatch({
      name: "Ana",
      emails: "ana@example.com\n\n ana@work.example.com ",
      phones: "",
      ringSizes: "5½, left ring finger, narrow band\n6",
      notes: " ",
    }),
  ).toEqual({
    name: "Ana",
    emails: ["ana@example.com", "ana@work.example.com"],
    phones: [],
    ringSizes: [
      { size: "5½", note: "left ring finger, narrow band" },
      { size: "6", note: null },
    ],
    notes: null,
  });
});
