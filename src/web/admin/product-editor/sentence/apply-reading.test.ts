import { beforeEach, expect, test } from "vitest";
import { readSentence } from "#contract/catalogue/sentences/read-sentence.ts";
import { NEW_PRODUCT, type ProductFormValues } from "../form-state/product-form-values.ts";
import { type Applied, applyReading } from "./apply-reading.ts";

let values: ProductFormValues;
let applied: Applied;
beforeEach(() => {
  values = { ...NEW_PRODUCT };
  applied = new Map();
});

/** A form as far as a sentence fills it in. */
const form = {
  getValues: (field: keyof ProductFormValues) => values[field],
  setValue: (field: keyof ProductFormValues, value: unknown) => {
    values = { ...values, [field]: value };
  },
  formState: { isSubmitted: false, defaultValues: NEW_PRODUCT },
} as unknown as Parameters<typeof applyReading>[0];

const say = (sentence: string, isRestored = false) =>
  applyReading(form, applied, readSentence(sentence, true).facts, isRestored);

test("fills in what a sentence says, and takes back what it no longer says", () => {
  say("Braid ring, sterling, $95, sold");
  expect(values).toMatchObject({
    name: "Braid ring",
    price: "95.00",
    availability: "sold",
    stock: "0",
  });
  say("Braid ring, $95");
  expect(values).toMatchObject({
    metals: "",
    price: "95.00",
    availability: "available",
    stock: "1",
  });
});

test("leaves what is changed by hand until the sentence says something else of it", () => {
  say("Braid ring, $95");
  values.price = "130";
  say("Braid ring, sterling, $95");
  expect(values).toMatchObject({ price: "130", metals: "sterling silver" });
  say("Braid ring, sterling, $100");
  expect(values.price).toBe("100.00");
  values.price = "140";
  say("Braid ring, sterling");
  expect(values.price).toBe("140");
});

test("fills in nothing again in a draft, and still takes back what it no longer says", () => {
  values = { ...NEW_PRODUCT, name: "Braid ring", price: "130" };
  say("Braid ring, $95", true);
  expect(values.price).toBe("130");
  say("$95");
  expect(values).toMatchObject({ name: "", price: "130" });
});
