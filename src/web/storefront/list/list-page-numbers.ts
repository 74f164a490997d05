/** The page numbers to link: first, last and two around the current one; null is a gap. */
export function listPageNumbers(current: number, count: number): (number | null)[] {
  const offered = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 2,
  );
  return offered.flatMap((page, index) => {
    const gap = page - (offered[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
