import { redirect, type RouterContextProvider } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { getShop, getViewer } from "#http/loader-context.ts";

/**
 * Waits for what a page shows; what is not there any more is led on to where it lives now, under
 * whichever address: a piece of an older shop too may have stood here.
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
    const moved = await findRedirect(getShop(context), pathname, getViewer(context));
    if (moved === null) throw error;
    throw redirect(moved, 301);
  }
}
