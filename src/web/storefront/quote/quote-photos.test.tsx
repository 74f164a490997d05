import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Picture } from "#contract/media/media.ts";
import type { QuoteItem } from "#contract/sales/quotes.ts";
import { QuotePhotos } from "./quote-photos.tsx";

const photo = (name: string, alt = ""): Picture => ({
  url: `https://pictures.example/${name}.jpg`,
  alt,
  width: null,
  height: null,
  blur: "",
  color: "",
  focalX: 0.5,
  focalY: 0.5,
});

const item = (title: string, picture: Picture | null): QuoteItem => ({
  id: 1,
  productId: 1,
  isCustom: false,
  title,
  sku: null,
  metal: null,
  weight: null,
  ringSize: null,
  details: null,
  picture,
  quantity: 1,
  price: "129.00",
});

const altsOf = (pictures: Picture[]) => {
  const items = [item("Bare ring", null), item("Pendant", photo("front"))];
  const html = renderToStaticMarkup(<QuotePhotos quote={{ items, pictures }} />);
  return [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
};

test("describes photos by their description, else by the piece that they show", () => {
  expect(altsOf([photo("front"), photo("back")])).toEqual(["Pendant", "Pendant, view 2"]);
  expect(altsOf([photo("front", "A moon"), photo("back")])).toEqual(["A moon", "Pendant, view 2"]);
  expect(altsOf([])).toEqual([]);
});
