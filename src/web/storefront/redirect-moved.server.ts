import { redirect, type RouterContextProvider } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { getShop, getViewer } from "#http/loader-context.ts";

/**
 * Awaits the data of a page. When it is not found and a redirect is stored for the path, also one of an
 * older shop's paths, throws a permanent redirect instead.
 */
export async function redirectMoved<T>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  load: Promise<T>,
): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    const { pathname } = new URL(request.url);
    const target = await findRedirect(getShop(context), pathname, getViewer(context));
    if (target === null) throw error;
    throw redirect(target, 301);
  }
}
