import type { ReactNode } from "react";
import type { User } from "#contract/access/sign-in.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import type { Site } from "#web/content/site.ts";
import type { PageDescription, UnlistedPage } from "#web/seo/page-meta.tsx";

/** What a page is asked with. */
export type PageRequest = {
  shop: Shop;
  viewer: Viewer;
  /** Who is signed in. */
  user: User | null;
  /** Of the address, decoded; "" for one that it does not have. */
  param: string;
  url: URL;
  /** The visitor's IP address. */
  address: string;
  requestId: string;
};

/** What its view and its metadata are made from. */
export type PageView<Data, Posted = never> = {
  data: Data;
  site: Site;
  url: URL;
  /** What became of a posted form that leads nowhere else: why it was refused, and what was filled in. */
  posted?: (Posted & { status: number }) | undefined;
};

/** A public page: a document that is rendered anew for each request that no cache answers. */
export interface Page<Data = unknown, Posted = unknown> {
  /** What the page shows. @throws DomainError, whose status the answer gets @throws PageRedirect */
  load(request: PageRequest): Promise<Data>;
  meta(view: PageView<Data, Posted>): PageDescription | UnlistedPage;
  view(props: PageView<Data, Posted>): ReactNode;
  /** Takes a form that was posted to the page. Without a redirect the same view shows what became of it. */
  post?(
    request: PageRequest,
    form: FormData,
  ): Promise<PageRedirect | (Posted & { status: number })>;
  /** Whether what is posted may be anything: the address alone says what is meant. */
  takesAnyBody?: true;
  /** Status and headers where they are others than 200 and none. */
  answer?(data: Data): { status?: number; headers?: Record<string, string> };
  /** Shown with status 404 when `load` finds nothing; a general page without it. */
  missing?: { title: string; text: string; back: { href: string; label: string } };
  /** What is around it: all of the shop, which is usual; the shop's name and address; nothing. */
  frame?: "shop" | "private" | "none";
}

/** Thrown or returned by a page: the visitor is sent elsewhere. */
export class PageRedirect extends Error {
  readonly location: string;
  readonly status: 301 | 302 | 303;
  readonly headers: Record<string, string>;

  constructor(
    location: string,
    status: 301 | 302 | 303 = 302,
    headers: Record<string, string> = {},
  ) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
    this.headers = headers;
  }
}

/** Checks a page's parts against each other, for the table of pages. */
export const definePage = <Data, Posted = never>(page: Page<Data, Posted>): Page<Data, Posted> =>
  page;

/** The address that takes a form of another page; there is nothing to see. */
export const definePostOnly = (
  post: NonNullable<Page<null, never>["post"]>,
): Page<null, never> => ({
  load: () => Promise.reject(new PageRedirect("/")),
  meta: () => ({ title: "", isUnlisted: true }),
  view: () => null,
  post,
});

/** Headers of drafts: neither cached nor indexed. */
export const DRAFT_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * Headers of a page whose address is a secret, which linked sites must not get as referrer. With "no-referrer" a
 * form without scripts would send "Origin: null", which is refused as another site's.
 */
export const SECRET_HEADERS = { ...DRAFT_HEADERS, "Referrer-Policy": "same-origin" };
