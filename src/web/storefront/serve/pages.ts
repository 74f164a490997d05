import { about } from "../about/page.tsx";
import { certificate } from "../certificate/page.tsx";
import { collection } from "../collection/page.tsx";
import { comingSoon } from "../coming-soon/page.tsx";
import { home } from "../home/page.tsx";
import { list } from "../list/page.tsx";
import type { Page } from "../page.ts";
import { contentPage } from "../page/page.tsx";
import { preview } from "../preview/page.tsx";
import { privateInquiry } from "../private-inquiry/page.tsx";
import { piece } from "../product/page.tsx";
import { quote } from "../quote/page.tsx";
import { ringSize } from "../ring-size/page.tsx";
import { shortlist } from "../shortlist/page.tsx";
import { confirmSubscriptionPage } from "../subscribe/confirm-page.tsx";
import { subscribe } from "../subscribe/subscribe-page.ts";
import { unsubscribe } from "../subscribe/unsubscribe-page.tsx";
import { confirmWaitingPage } from "../waiting-list/confirm-page.tsx";
import { joinWaitingListPage } from "../waiting-list/join-page.ts";

/** Every public page by its address; what follows a colon may be anything. */
export const PAGES: Readonly<Record<string, Page>> = {
  "/": home,
  "/about": about,
  "/collections": list,
  "/products": list,
  "/blog": list,
  "/collections/:slug": collection,
  "/products/:id": piece,
  "/pages/:slug": contentPage,
  "/shortlist": shortlist,
  "/ring-size": ringSize,
  "/inquiries/:secret": privateInquiry,
  "/quotes/:secret": quote,
  "/certificates/:code": certificate,
  "/preview/:token": preview,
  "/subscribe": subscribe,
  "/confirm-subscription/:token": confirmSubscriptionPage,
  "/unsubscribe/:token": unsubscribe,
  "/waiting-list": joinWaitingListPage,
  "/waiting-list/:secret": confirmWaitingPage,
  "/coming-soon": comingSoon,
};

/** The page of a path, in any capitalization and with or without a slash at its end, and its parameter, decoded. */
export function findPage(path: string): { page: Page | undefined; param: string } {
  const [, first = "", second, ...more] = path.replace(/(?<=.)\/$/, "").split("/");
  const base = `/${first.toLowerCase()}`;
  if (second === undefined) return { page: find(base), param: "" };
  const pattern = Object.keys(PAGES).find((each) => each.startsWith(`${base}/:`));
  const param = decode(second);
  const isFound = pattern !== undefined && more.length === 0 && param !== undefined;
  return { page: isFound ? find(pattern) : undefined, param: param ?? "" };
}

/** Not what every object has, such as its constructor. */
const find = (pattern: string): Page | undefined =>
  Object.hasOwn(PAGES, pattern) ? PAGES[pattern] : undefined;

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // No page has such an address.
    return undefined;
  }
}
