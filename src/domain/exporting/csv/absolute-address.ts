/** An address as it works outside the shop. */
export const absoluteAddress = (publicUrl: string, url: string): string =>
  url.startsWith("/") ? `${publicUrl}${url}` : url;
