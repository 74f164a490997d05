import { type SyntheticEvent, useEffect, useSyncExternalStore } from "react";
import { PrefetchPageLinks, useLocation, useMatches } from "react-router";
import { prefetchQueue } from "./prefetch-queue.ts";

const NONE: readonly string[] = [];
const noPages = () => NONE;

/** Prefetches the data, scripts and styles of the pages in the queue. */
export function PrefetchPages() {
  // Renders again once the router has learned of more routes.
  useMatches();
  const { pathname, search } = useLocation();
  const pages = useSyncExternalStore(prefetchQueue.subscribe, prefetchQueue.started, noPages);
  useEffect(() => prefetchQueue.show(pathname + search), [pathname, search]);
  return pages.map((page) => <PrefetchedPage key={page} page={page} />);
}

function PrefetchedPage({ page }: { page: string }) {
  const finish = ({ currentTarget, type }: SyntheticEvent<HTMLLinkElement>) => {
    if (currentTarget.as === "fetch") prefetchQueue.finish(page, type === "load");
  };
  return <PrefetchPageLinks page={page} {...{ onLoad: finish, onError: finish }} />;
}
