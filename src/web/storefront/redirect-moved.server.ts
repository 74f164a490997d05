import { redirect, type RouterContextProvider } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { shopOf, viewerOf } from "#http/loader-context.ts";

/**
 * Waits for what a page shows; what is not there any more is led on to where it lives now, under
 * whichever address: a piece of an older shop too may have stood here.
 */
export async function leadOn<T>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    const { pathname } = new URL(request.url);
    const moved = await findRedirect(shopOf(context), pathname, viewerOf(context));
    if (moved === null) throw error;
    throw redirect(moved, 301);
  }
}
