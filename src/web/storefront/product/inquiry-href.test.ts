import fc from "fast-check";
import { expect, test } from "vitest";
import { type Inquiry, inquiryHref } from "./inquiry-href.ts";

const inquiry: Inquiry = {
  email: "hello@fernhill-goldsmith.example",
  businessName: "Fernhill Goldsmith",
  piece: {
    name: "Labradorite Teardrop",
    price: "2180.00",
    sku: "FG-PE-0147",
    availability: "available",
  },
  pageUrl: "https://shop.example/products/12",
};

const withPiece = (piece: Partial<Inquiry["piece"]>): Inquiry => ({
  ...inquiry,
  piece: { ...inquiry.piece, ...piece },
});

function read(href: string) {
  const url = new URL(href);
  const fields = new Map(
    url.search
      .slice(1)
      .split("&")
      .map((pair) => pair.split("=").map(decodeURIComponent) as [string, string]),
  );
  return { to: decodeURIComponent(url.pathname), fields };
}

test("contains name, price and page URL in subject and body", () => {
  const { to, fields } = read(inquiryHref(inquiry));
  expect(to).toBe("hello@fernhill-goldsmith.example");
  expect(fields.get("subject")).toBe("Inquiry: Labradorite Teardrop ($2,180.00)");
  const body = fields.get("body") ?? "";
  expect(body).toContain("I am interested in the Labradorite Teardrop ($2,180.00).");
  expect(body).toContain("SKU: FG-PE-0147");
  expect(body).toContain("https://shop.example/products/12");
});

test("asks to commission a similar piece when it is sold", () => {
  const { fields } = read(inquiryHref(withPiece({ availability: "sold" })));
  expect(fields.get("subject")).toBe("Commission a piece like Labradorite Teardrop ($2,180.00)");
  expect(fields.get("body")).toContain("commission a similar one");
});

test("asks to be told when a reserved piece becomes available", () => {
  const { fields } = read(inquiryHref(withPiece({ availability: "reserved" })));
  expect(fields.get("subject")).toBe("Inquiry: Labradorite Teardrop ($2,180.00)");
  expect(fields.get("body")).toContain("If it becomes available, I would like to know.");
});

test("ends lines with CRLF and encodes names that look like parameters", () => {
  const href = inquiryHref(withPiece({ name: "A&B?cc=x#y\r\n+100% “née”; 'so' & so" }));
  const { fields } = read(href);
  expect([...fields.keys()]).toEqual(["subject", "body"]);
  expect(fields.get("subject")).toContain("A&B?cc=x#y");
  expect(href).toContain("%0D%0A");
  expect(href.replaceAll("%0D%0A", "")).not.toMatch(/%0A/);
});

test("is a valid mailto URL under 1800 characters for any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 255 }), fc.boolean(), (name, sold) => {
      const href = inquiryHref(withPiece({ name, availability: sold ? "sold" : "available" }));
      expect(href.length).toBeLessThan(1800);
      expect(href).toMatch(
        /^mailto:[\w.%@-]+\?subject=[\w.~%!$'()*,:@/-]*&body=[\w.~%!$'()*,:@/-]*$/,
      );
      const body = read(href).fields.get("body");
      expect(body).toContain("$2,180.00");
      expect(body).toContain(inquiry.pageUrl);
    }),
  );
});

test("percent-encodes an unusual mailbox", () => {
  const href = inquiryHref({ ...inquiry, email: "gold&silver?+x@shop.example" });
  expect(href.startsWith("mailto:gold%26silver%3F%2Bx@shop.example?subject=")).toBe(true);
});
