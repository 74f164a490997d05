import { isGatewayError } from "./retry-page-requests.ts";

/** Whether the shop answers at all; what it answers is for the page to show. */
export async function canReach(href: string, signal?: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(href, {
      method: "HEAD",
      cache: "no-store",
      signal: signal ?? null,
    });
    return !isGatewayError(status);
  } catch {
    return false;
  }
}
