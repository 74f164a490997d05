/** Browsers revalidate each time; a CDN in front may serve the page for a few seconds, and for a day when the shop fails. */
const PUBLIC = "public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400";

/** @param hasSession pages of a session are stored by its browser only */
export function pageCacheControl(status: number, hasSession: boolean): string {
  if (hasSession) return "private, no-cache";
  return status === 200 ? PUBLIC : "no-cache";
}
