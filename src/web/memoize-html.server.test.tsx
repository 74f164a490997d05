import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { type CardCollection, CollectionCard } from "./catalog/collection-card.tsx";
import { PieceTile, type TilePiece } from "./catalog/piece-tile.tsx";
import { type MemoizeHtml, MemoizeHtmlContext, MemoizedHtml } from "./ui/memoized-html.tsx";
import { memoizeHtml } from "./memoize-html.server.tsx";

const picture = {
  url: `/media/${"a".repeat(32)}.jpg`,
  width: 1600,
  height: 1600,
  color: "#514d49",
};
const ring: TilePiece = {
  id: 7,
  name: 'A "ring" & <b>more</b>',
  price: "120.00",
  metal: "14k gold, 4 g",
  picture,
  mark: { kind: "reserved", words: "Reserved" },
  marks: { name: ["A ", "ring", ' & <img src=x onerror="x">'] },
};
const winter: CardCollection = {
  id: 3,
  slug: "winter",
  title: "Winter’s end",
  description: "Told in <i>strikes</i>",
  day: { instant: "2026-11-22T10:00:00.000Z", words: "November 22, 2026" },
  isDraft: true,
};
const { picture: _picture, ...withoutPicture } = ring;

const cards = (
  <ul>
    <PieceTile piece={ring} priority />
    <PieceTile piece={withoutPicture} isAlike />
    <CollectionCard collection={winter} author="Ada" />
    <CollectionCard collection={{ ...winter, picture }} author="Ada" layout="row" priority />
  </ul>
);

/** Within a route, as on a page. */
function drawn(content: ReactNode, remembers: boolean): string {
  const Page = createRoutesStub([{ path: "/", Component: () => content }]);
  const page = <Page />;
  return renderToString(
    remembers ? <MemoizeHtmlContext value={memoizeHtml}>{page}</MemoizeHtmlContext> : page,
  );
}

test("cards from memory are letter for letter what they are without", () => {
  const html = drawn(cards, false);
  expect(html).toContain("Reserved");
  expect(drawn(cards, true)).toBe(html);
  expect(drawn(cards, true)).toBe(html);
});

test("each card of a list is written so", () => {
  let written = 0;
  const write: MemoizeHtml = () => {
    written += 1;
    return "";
  };
  const Page = createRoutesStub([{ path: "/", Component: () => cards }]);
  renderToString(
    <MemoizeHtmlContext value={write}>
      <Page />
    </MemoizeHtmlContext>,
  );
  expect(written).toBe(4);
});

test("what is told the same is written once, and anew when anything about it is another", () => {
  const write = vi.fn<(told: { price: string }) => ReactNode>(({ price }) => <b>{price}</b>);
  const card = (price: string) => (
    <MemoizedHtml as="li" className="tile" content={write} told={{ price }} />
  );
  expect(drawn(card("120.00"), true)).toBe('<li class="tile"><b>120.00</b></li>');
  expect(drawn(card("120.00"), true)).toBe('<li class="tile"><b>120.00</b></li>');
  expect(write).toHaveBeenCalledTimes(1);
  expect(drawn(card("90.00"), true)).toBe('<li class="tile"><b>90.00</b></li>');
  expect(write).toHaveBeenCalledTimes(2);
});

test("two kinds of content that are told the same are told apart", () => {
  const name = { name: "Fern" };
  expect(memoizeHtml((told: typeof name) => <b>{told.name}</b>, name)).toBe("<b>Fern</b>");
  expect(memoizeHtml((told: typeof name) => <i>{told.name}</i>, name)).toBe("<i>Fern</i>");
});
