/** Pages to offer: the first, the last, and those about the current one; null where some are left out. */
export function listPageNumbers(current: number, count: number): (number | null)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 2,
  );
  return near.flatMap((page, index) => {
    const gap = page - (near[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
