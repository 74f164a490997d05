/** An absolute URL. Unlike absoluteUrl it leaves external ones as typed, so that an import recognizes them. */
export const toExportedUrl = (publicUrl: string, url: string): string =>
  url.startsWith("/") ? `${publicUrl}${url}` : url;
