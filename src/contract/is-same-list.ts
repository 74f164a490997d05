/** Whether two lists of flat records hold the same, in whatever order their fields stand. */
export const isSameList = (one: readonly object[] | undefined, other: readonly object[]): boolean =>
  JSON.stringify(one?.map(sortFields)) === JSON.stringify(other.map(sortFields));

const sortFields = (record: object) =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
