import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** The shop stopped in between: nothing is known of the page. */
export const STOPPED = Symbol("stopped");

const TIMEOUT_MILLISECONDS = 15_000;

/**
 * Asks for the headers of a page on another site: by HEAD, and by GET where that is refused. No body is read.
 * @returns why it leads nowhere; null where it answers, or does not want to be asked by a program
 */
export async function tryLink(shop: Shop, url: string): Promise<string | typeof STOPPED | null> {
  const byHead = await ask(shop, url, "HEAD");
  if (byHead.status !== null && byHead.status < 400) return null;
  const { status, failure } = await ask(shop, url, "GET");
  if (shop.jobs.stopping.aborted) return STOPPED;
  if (status === null) return failure;
  if (status === 404 || status === 410) return `The page is gone (${status}).`;
  return status >= 500 ? `The site answers with an error (${status}).` : null;
}

type Answer = { status: number | null; failure: string | null };

async function ask(
  { outbound, publicUrl, jobs }: Shop,
  url: string,
  method: "HEAD" | "GET",
): Promise<Answer> {
  try {
    const { status } = await outbound.fetch(url, {
      method,
      headers: { "User-Agent": `Mozilla/5.0 (compatible; link check of ${publicUrl})` },
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      ignoresBody: true,
      signal: jobs.stopping,
    });
    return { status, failure: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // An address that may not be asked is no failure of the page.
    return { status: null, failure: error.code === "bad-gateway" ? error.message : null };
  }
}
