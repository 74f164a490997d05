/** Stroke paths in a 48×48 view box, by category name. */
const ICON_PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bracelets:
      "M24 12c9 0 15 5 15 12s-6 12-15 12S9 31 9 24s6-12 15-12m0 5c-6 0-10 3-10 7s4 7 10 7 10-3 10-7-4-7-10-7",
    earrings: "M15 10v6m18-6v6M15 16a7 10 0 1 0 .01 0M33 16a7 10 0 1 0 .01 0",
    gold: "M16 18h16l6 12H10zM16 18l-6 12m22-12 6 12M20 24h8",
    necklaces: "M10 8c0 16 6 24 14 24S38 24 38 8M24 32v3m0 0 4 4-4 4-4-4z",
    pendants: "M24 6v8m-3 0h6M24 14c7 8 10 13 10 17a10 10 0 0 1-20 0c0-4 3-9 10-17",
    pins: "M8 30h32M8 30l-2-2m34 2a3 3 0 1 0 0-6M18 30c0-9 4-14 12-14 0 9-4 14-12 14",
    rings: "M24 18a12 12 0 1 1-.01 0M19 12l2-4h6l2 4-5 6z",
    silver: "M24 10a14 14 0 1 1-.01 0M24 15a9 9 0 1 1-.01 0",
  }),
);

/** The icon of a category, shown without a picture; a gem for unknown ones. */
export function CategoryIcon({ category }: { category: string | null }) {
  const path = ICON_PATHS.get(category?.toLowerCase() ?? "") ?? "M14 12h20l7 9-17 19L7 21zM7 21h34";
  return (
    <svg
      aria-hidden="true"
      className="icon"
      data-category={category?.toLowerCase()}
      viewBox="0 0 48 48"
    >
      <path d={path} />
    </svg>
  );
}
