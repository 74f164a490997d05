/** The sizes of a ring, in one unit; null where unknown. */
type RingSizes = { own: number | null; from: number | null; to: number | null };

/**
 * The smallest and the largest size that a ring has or can be given; null for no ring. A ring of 7 that is resizable
 * from 8 to 9 can be given 7½ as well.
 */
export function ringRange({ own, from, to }: RingSizes): { from: number; to: number } | null {
  const known = [own, from, to].filter((size) => size !== null);
  return known.length === 0 ? null : { from: Math.min(...known), to: Math.max(...known) };
}
