import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { MemoizeHtml } from "./ui/memoized-html.tsx";

/** How much is remembered in all, in characters: some 3,000 cards. */
const ROOM = 8 * 1024 * 1024;

const numbers = new WeakMap<object, number>();
let kinds = 0;

const written = new LRUCache<string, string>({
  maxSize: ROOM,
  sizeCalculation: (html, told) => html.length + told.length,
});

/** What was written is known by all that it was told, so it never has to be thrown away. */
export const memoizeHtml: MemoizeHtml = (Content, told) => {
  const key = numberOf(Content) + JSON.stringify(told);
  const known = written.get(key);
  if (known !== undefined) return known;
  const html = inOnePiece(renderToString(<Content {...told} />));
  written.set(key, html);
  return html;
};

function numberOf(content: object): number {
  const known = numbers.get(content);
  if (known !== undefined) return known;
  kinds += 1;
  numbers.set(content, kinds);
  return kinds;
}

/** A text that was joined of many stays a tree of them, which every page would walk along. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();
