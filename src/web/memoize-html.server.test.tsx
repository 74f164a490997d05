import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { type CardCollection, CollectionCard } from "./catalog/collections/collection-card.tsx";
import { PieceTile } from "./catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "./catalog/pieces/tile-piece.ts";
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
  availability: { kind: "reserved", text: "Reserved" },
  highlights: { name: ["A ", "ring", ' & <img src=x onerror="x">'] },
};
const winter: CardCollection = {
  id: 3,
  slug: "winter",
  title: "Winter’s end",
  description: "Told in <i>strikes</i>",
  day: { instant: "2026-11-22T10:00:00.000Z", text: "November 22, 2026" },
  isDraft: true,
};
const { picture: _picture, ...withoutPicture } = ring;

const cards = (
  <ul>
    <PieceTile piece={ring} priority />
    <PieceTile piece={withoutPicture} />
    <CollectionCard collection={winter} author="Ada" />
    <CollectionCard collection={{ ...winter, picture }} author="Ada" layout="row" priority />
  </ul>
);

/** Renders within a route, as on a page. */
function render(content: ReactNode, isMemoized: boolean): string {
  const Page = createRoutesStub([{ path: "/", Component: () => content }]);
  const page = <Page />;
  return renderToString(
    isMemoized ? <MemoizeHtmlContext value={memoizeHtml}>{page}</MemoizeHtmlContext> : page,
  );
}

test("renders memoized cards exactly like others", () => {
  const html = render(cards, false);
  expect(html).toContain("Reserved");
  expect(render(cards, true)).toBe(html);
  expect(render(cards, true)).toBe(html);
});

test("memoizes each card of a list", () => {
  let count = 0;
  const countCalls: MemoizeHtml = () => {
    count += 1;
    return "";
  };
  const Page = createRoutesStub([{ path: "/", Component: () => cards }]);
  renderToString(
    <MemoizeHtmlContext value={countCalls}>
      <Page />
    </MemoizeHtmlContext>,
  );
  expect(count).toBe(4);
});

test("renders once for equal props, and again when a prop changes", () => {
  const Content = vi.fn<(props: { price: string }) => ReactNode>(({ price }) => <b>{price}</b>);
  const card = (price: string) => (
    <MemoizedHtml as="li" className="tile" content={Content} contentProps={{ price }} />
  );
  expect(render(card("120.00"), true)).toBe('<li class="tile"><b>120.00</b></li>');
  expect(render(card("120.00"), true)).toBe('<li class="tile"><b>120.00</b></li>');
  expect(Content).toHaveBeenCalledTimes(1);
  expect(render(card("90.00"), true)).toBe('<li class="tile"><b>90.00</b></li>');
  expect(Content).toHaveBeenCalledTimes(2);
});

test("keeps components with equal props apart", () => {
  const props = { name: "Fern" };
  expect(memoizeHtml(({ name }: typeof props) => <b>{name}</b>, props)).toBe("<b>Fern</b>");
  expect(memoizeHtml(({ name }: typeof props) => <i>{name}</i>, props)).toBe("<i>Fern</i>");
});
