/** The first message among the errors of a field and its parts, such as those of the hours of a day. */
export function findMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  const parts = Object.entries(error).filter(([name]) => name !== "ref");
  return parts.map(([, part]) => findMessage(part)).find(Boolean);
}
