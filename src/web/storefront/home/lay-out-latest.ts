export type CardSize = "tall" | "wide" | "wide beside tall";

/**
 * The sizes of up to six cards in rows of four columns: wide ones span two. A wide card beside tall ones
 * takes their height.
 */
export function layOutLatest(count: number): CardSize[] {
  const layouts: CardSize[][] = [
    [],
    ["wide"],
    ["wide", "wide"],
    ["wide beside tall", "tall", "tall"],
    ["tall", "tall", "tall", "tall"],
    ["wide beside tall", "tall", "tall", "wide", "wide"],
    ["wide beside tall", "tall", "tall", "tall", "tall", "wide beside tall"],
  ];
  return layouts[Math.min(count, 6)] ?? [];
}
