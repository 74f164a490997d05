import { expect, test } from "vitest";
import { readAcceptance } from "./read-acceptance.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const address = {
  line1: " 1 Mill Lane ",
  line2: "",
  city: "Staunton",
  state: "VA",
  postalCode: "24401",
  country: "United States",
};

test("picks up where nothing was chosen, whatever is in the address", () => {
  expect(readAcceptance(formOf({}))).toEqual({ input: { delivery: "pickup" } });
  expect(readAcceptance(formOf({ delivery: "pickup", line1: "x" }))).toEqual({
    input: { delivery: "pickup" },
  });
});

test("ships to a whole address, trimmed", () => {
  expect(readAcceptance(formOf({ delivery: "shipping", ...address }))).toEqual({
    input: { delivery: "shipping", shippingAddress: { ...address, line1: "1 Mill Lane" } },
  });
});

test("says what is missing of an address, and keeps the rest", () => {
  const read = readAcceptance(
    formOf({ delivery: "shipping", ...address, city: " ", postalCode: "1".repeat(21) }),
  );
  expect(read).toEqual({
    errors: { city: "Enter your city.", postalCode: "This is too long." },
    filledIn: {
      delivery: "shipping",
      values: { ...address, line1: "1 Mill Lane", city: "", postalCode: "1".repeat(21) },
    },
  });
});
