/** "one person", "12 people". */
export const formatPeopleCount = (count: number): string =>
  count === 1 ? "one person" : `${count.toLocaleString("en-US")} people`;
