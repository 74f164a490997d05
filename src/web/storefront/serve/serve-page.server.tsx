import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { DatabaseUnavailableError, DomainError, notFound } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import { toViewer } from "#domain/viewer.ts";
import { describeError } from "#http/error-status.ts";
import { readForm } from "#http/read-form.ts";
import type { RequestContext } from "#http/request-context.ts";
import { SPECULATION_RULES } from "#http/speculation-rules-header.ts";
import type { Site } from "#web/content/site.ts";
import { describePageError } from "#web/error-page/describe-page-error.ts";
import { ErrorPage } from "#web/error-page/error-page.tsx";
import { type PageDescription, PageMeta, type UnlistedPage } from "#web/seo/page-meta.tsx";
import { Document, type DocumentAssets } from "./document.tsx";
import { ShopFrame } from "../layout/shop-frame.tsx";
import { loadSite } from "../load-site.server.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { type Page, PageRedirect, type PageRequest } from "../page.ts";
import { findPage } from "./pages.ts";
import { PrivateFrame } from "../private-layout/private-frame.tsx";

type Asked = RequestContext & { shop: Shop };

/** Serves public pages, and a page that says so for every address that has none. */
export function createPageServer(assets: DocumentAssets) {
  return async (request: Request, asked: Asked): Promise<Response> => {
    const url = new URL(request.url);
    const { page, param } = findPage(url.pathname);
    const viewer = toViewer(asked.user);
    const pageRequest = { ...asked, viewer, param, url } as const;
    try {
      return await answer(page, pageRequest, request, assets);
    } catch (error) {
      return answerError(error, { page, pageRequest, assets });
    }
  };
}

async function answer(
  page: Page | undefined,
  pageRequest: PageRequest,
  request: Request,
  assets: DocumentAssets,
): Promise<Response> {
  if (!page) throw notFound("Page");
  let posted: { status: number } | undefined;
  if (request.method === "POST") {
    if (!page.post) return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const form = await readForm(request, page.takesAnyBody);
    const became = await page.post(pageRequest, form);
    if (became instanceof PageRedirect) throw became;
    posted = became;
  } else if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  }
  const [data, site] = await Promise.all([
    page.load(pageRequest),
    loadSite(pageRequest.shop, pageRequest.user),
  ]);
  const view = { data, site, url: pageRequest.url, posted };
  const { status = 200, headers } = page.answer?.(data) ?? {};
  return render(
    { site, assets, url: pageRequest.url, meta: page.meta(view), frame: page.frame },
    page.view(view),
    { status: posted?.status ?? status, headers },
  );
}

type Frame = {
  site: Site;
  assets: DocumentAssets;
  url: URL;
  meta: PageDescription | UnlistedPage;
  frame?: Page["frame"];
};

const FRAMES = { shop: ShopFrame, private: PrivateFrame, none: null } as const;

function render(frame: Frame, content: ReactNode, init: ResponseInit): Response {
  const { site, assets, url, meta } = frame;
  const Around = FRAMES[frame.frame ?? "shop"];
  const document = renderToStaticMarkup(
    <Document assets={assets} head={<PageMeta page={meta} site={site} />} site={site}>
      {Around ? (
        <Around site={site} url={url}>
          {content}
        </Around>
      ) : (
        content
      )}
    </Document>,
  );
  const response = new Response(`<!DOCTYPE html>${document}`, init);
  response.headers.set("Content-Type", "text/html; charset=utf-8");
  if (Around === ShopFrame) response.headers.set("Speculation-Rules", `"${SPECULATION_RULES}"`);
  return response;
}

type Failed = { page: Page | undefined; pageRequest: PageRequest; assets: DocumentAssets };

/** Where it failed: a redirect, a page with the status of the error, or none where not even that can be made. */
async function answerError(
  error: unknown,
  { page, pageRequest, assets }: Failed,
): Promise<Response> {
  const { shop, viewer, user, url, requestId } = pageRequest;
  if (error instanceof PageRedirect) return redirect(error);
  // Its page would need the database, too.
  if (error instanceof DatabaseUnavailableError) throw error;
  const isMissing = error instanceof DomainError && error.code === "not-found";
  // What is not there may have moved; the paths of an older shop are among these.
  const target = isMissing ? await findRedirect(shop, url.pathname + url.search, viewer) : null;
  if (target !== null) return redirect(new PageRedirect(target, 301));
  const { status, problem, headers } = describeError(error, requestId);
  if (status >= 500) {
    shop.log.error("page render failed; serving the error page", { requestId, error });
  }
  const site = await loadSite(shop, user);
  const text = describePageError(status, problem.message);
  const missing = isMissing ? page?.missing : undefined;
  return render(
    {
      site,
      assets,
      url,
      meta: { title: missing?.title ?? text.title, isUnlisted: true },
      frame: page?.frame === "private" ? "private" : "shop",
    },
    missing ? (
      <NotFoundPage {...missing} />
    ) : (
      <ErrorPage {...text} address={url.pathname + url.search} requestId={requestId} />
    ),
    { status, headers: { ...headers, "Cache-Control": "no-cache" } },
  );
}

const redirect = ({ location, status, headers }: PageRedirect): Response =>
  new Response(null, { status, headers: { ...headers, Location: location } });
