/** A GMT time stamp of WooCommerce, which has no zone, as ISO 8601; null for what is none. */
export function readGmt(stamp: string): string | null {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(stamp) ? stamp : `${stamp}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
