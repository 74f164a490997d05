/**
 * The visitor's address, in front of the trusted proxies.
 * @param forwarded the X-Forwarded-For header
 * @param peer the address of the connection
 */
export function clientAddress(
  forwarded: string | undefined,
  peer: string,
  trustProxy: number,
): string {
  if (forwarded === undefined || trustProxy === 0) return peer;
  if (!forwarded.includes(",")) return forwarded.trim() || peer;
  const parts = forwarded.split(",").map((part) => part.trim());
  const hops = [...parts.filter(Boolean), peer];
  return hops.at(-1 - trustProxy) ?? hops[0] ?? "unknown";
}
