import { useEffect } from "react";
import { useLocation } from "react-router";

const MAX_PAGES = 50;

/** The loader data of pages by path and query; only ever filled in a browser, and gone with its tab. */
const pages = new Map<string, unknown>();

/** Remembers a page that is shown, unless its data is null, so that it stays readable when the shop cannot be reached. */
export function useSeenPage(loaderData: unknown): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!loaderData) return;
    pages.set(pathname + search, loaderData);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }, [pathname, search, loaderData]);
}

/** The loader data that the page at this address had when it was shown last. */
export const findSeenPage = ({ pathname, search }: { pathname: string; search: string }): unknown =>
  pages.get(pathname + search);
