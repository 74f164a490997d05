const MAX_PIECES = 20;

/** The ids of the pieces that a shortlist's address names; none for any other address. */
export function describeKept(target: string): string[] {
  if (!target.startsWith("/shortlist?")) return [];
  const { searchParams } = new URL(target, "http://shop.invalid");
  const ids = (searchParams.get("pieces") ?? "").split(",");
  return [...new Set(ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)))].slice(0, MAX_PIECES);
}
