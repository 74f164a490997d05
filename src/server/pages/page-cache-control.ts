/**
 * What a visitor's page may be kept by: a browser asks each time whether it still holds (a 304 when it
 * does), a CDN in front may answer by itself for a few seconds.
 */
const FOR_ALL = "public, max-age=0, s-maxage=5, stale-while-revalidate=30";

/** @param known whether somebody's session came along: what they see is kept by nobody else */
export function pageCacheControl(status: number, known: boolean): string {
  if (known) return "private, no-cache";
  return status === 200 ? FOR_ALL : "no-cache";
}
