/** A URL of this shop without its origin; any other URL as it is. */
export const toRelativeUrl = (publicUrl: string, url: string): string =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
