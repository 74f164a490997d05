/**
 * A cookie's name at a shop. Browsers send cookies to every port of a host, so that shops on several ports of one
 * host need names of their own.
 */
export function cookieName(name: string, { publicUrl }: { publicUrl: string }): string {
  const { port } = new URL(publicUrl);
  return port === "" ? name : `${name}-${port}`;
}
