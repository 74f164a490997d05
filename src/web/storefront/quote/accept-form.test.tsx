import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicQuote } from "#contract/sales/quotes.ts";
import type { Site } from "#web/content/site.ts";
import { AcceptForm, type Refused } from "./accept-form.tsx";

const site = { settings: { city: "Staunton" } } as Site;
const quote = {
  shipping: "18.00",
  total: "607.68",
  pickupAddress: "Staunton",
  inquiryUrl: "/inquiries/1-a",
  shippingPromise: "",
} as PublicQuote;

const render = (change: Partial<PublicQuote> = {}, refused?: Refused) =>
  renderToStaticMarkup(
    <AcceptForm quote={{ ...quote, ...change }} refused={refused} site={site} />,
  );
const chosen = (html: string) =>
  /<input(?=[^>]* checked)(?=[^>]*name="delivery")[^>]*value="(\w+)"/.exec(html)?.[1];

test("shipping is chosen where it is quoted, else pickup, and what was chosen stays", () => {
  expect(chosen(render())).toBe("shipping");
  expect(chosen(render({ shipping: "0.00" }))).toBe("pickup");
  const filledIn = { delivery: "pickup", values: {} } as Refused["filledIn"] & {};
  expect(chosen(render({}, { problem: "Gone", filledIn }))).toBe("pickup");
});

test("says the total without shipping, and promises what the shop promises", () => {
  expect(render()).toContain("No shipping: $589.68 in total.");
  expect(render()).toContain("Ship it to me<small>$18.00, included in the total.");
  expect(render({ shippingPromise: "Insured, with a signature" })).toContain(
    "<small>Insured, with a signature. $18.00, included",
  );
  expect(render({ shippingPromise: "Always by USPS." })).toContain("<small>Always by USPS. $18.00");
});
