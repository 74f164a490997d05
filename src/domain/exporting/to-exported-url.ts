/** An address as it works outside the shop. */
export const toExportedUrl = (publicUrl: string, url: string): string =>
  url.startsWith("/") ? `${publicUrl}${url}` : url;
