export type CardSize = "tall" | "wide" | "wide beside tall";

/**
 * How wide each of the latest collections stands in rows of four columns: a wide one takes two. Six
 * make one block; a wide photograph beside tall ones takes their height.
 */
export function layOutLatest(count: number): CardSize[] {
  const places: CardSize[][] = [
    [],
    ["wide"],
    ["wide", "wide"],
    ["wide beside tall", "tall", "tall"],
    ["tall", "tall", "tall", "tall"],
    ["wide beside tall", "tall", "tall", "wide", "wide"],
    ["wide beside tall", "tall", "tall", "tall", "tall", "wide beside tall"],
  ];
  return places[Math.min(count, 6)] ?? [];
}
