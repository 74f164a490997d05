import { redirect, type RouterContextProvider } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { getShop, getViewer } from "#http/loader-context.ts";

/**
 * Awaits the data of a page. When it is not found and a redirect is stored for the path, also one of an
 * older shop's paths, throws a permanent redirect instead.
 * @param url the page's, not the request's, which ends in ".data" on a client-side navigation
 */
export async function redirectMoved<T>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  load: Promise<T>,
): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    const target = await findRedirect(
      getShop(context),
      url.pathname + url.search,
      getViewer(context),
    );
    if (target === null) throw error;
    throw redirect(target, 301);
  }
}
