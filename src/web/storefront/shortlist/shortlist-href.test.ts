import { expect, test } from "vitest";
import { shortlistHref } from "./shortlist-href.ts";

const ring = { name: "Sapphire Solitaire", price: "2180.00" };
const band = { name: "Hammered & Gold", price: "890.00" };
const shop = {
  email: "hello@shop.example",
  businessName: "Fernhill",
  pageUrl: "https://shop.example/shortlist?pieces=3,7",
};

test("asks about all pieces with a link to the list", () => {
  const url = new URL(shortlistHref({ ...shop, pieces: [ring, band, ring] }));
  expect(url.pathname).toBe("hello@shop.example");
  expect(url.searchParams.get("subject")).toBe("Inquiry: Sapphire Solitaire and 2 more");
  expect(url.searchParams.get("body")).toBe(
    "Hello Fernhill,\r\n\r\nI am interested in the Sapphire Solitaire ($2,180.00), the Hammered & Gold ($890.00), and the Sapphire Solitaire ($2,180.00).\r\n\r\nhttps://shop.example/shortlist?pieces=3,7\r\n\r\n",
  );
});

test("counts pieces whose names are too long", () => {
  const long = { ...ring, name: "Ärmel ".repeat(80) };
  const href = shortlistHref({ ...shop, pieces: [long, long] });
  expect(href.length).toBeLessThan(1800);
  expect(new URL(href).searchParams.get("subject")).toBe("Inquiry: 2 pieces");
});
