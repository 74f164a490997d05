/** JSON that may stand in a script element: no "<", and none of the two line ends of old JavaScript. */
export function escapeJson(data: object | string): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
