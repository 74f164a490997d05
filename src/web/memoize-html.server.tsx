import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { MemoizeHtml } from "./ui/memoized-html.tsx";

/** In characters of keys and HTML: about 3,000 cards. */
const MAX_SIZE = 8 * 1024 * 1024;

const cache = new LRUCache<string, string>({
  maxSize: MAX_SIZE,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Renders to HTML, memoized by component and props (as JSON); see MemoizedHtml. */
export const memoizeHtml: MemoizeHtml = (Content, props) => {
  const key = componentId(Content) + JSON.stringify(props);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = flatten(renderToString(<Content {...props} />));
  cache.set(key, html);
  return html;
};

const componentIds = new WeakMap<object, number>();
let lastComponentId = 0;

function componentId(component: object): number {
  const known = componentIds.get(component);
  if (known !== undefined) return known;
  lastComponentId += 1;
  componentIds.set(component, lastComponentId);
  return lastComponentId;
}

/** V8 keeps a concatenated string as a tree of its parts, which every page that inserts it would walk. */
const flatten = (text: string): string => Buffer.from(text).toString();
