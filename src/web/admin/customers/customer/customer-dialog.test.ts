import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "../../orders/form/address-fields.tsx";
import { toCustomerPatch } from "./customer-dialog.tsx";

test("reads one email address, number and ring size a line, and leaves out blank addresses", () => {
  expect(
    toCustomerPatch({
      name: "Ana",
      emails: "ana@example.com\n\n ana@work.example.com ",
      phones: "",
      addresses: [
        { ...EMPTY_ADDRESS, line1: "1 Elm St", city: "Staunton" },
        EMPTY_ADDRESS,
        { ...EMPTY_ADDRESS, postalCode: "24401", country: " " },
      ],
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
    addresses: [
      { line1: "1 Elm St", city: "Staunton", country: "United States" },
      { postalCode: "24401" },
    ],
    notes: null,
  });
});
