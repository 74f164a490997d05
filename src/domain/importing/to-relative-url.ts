/** A picture of this shop as the shop itself names it: without the address the export wrote before it. */
export const toRelativeUrl = (publicUrl: string, url: string): string =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
