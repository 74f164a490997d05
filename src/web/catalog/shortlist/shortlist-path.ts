/** The page with these pieces side by side; the address alone carries them. */
export const shortlistPath = (ids: readonly number[]): string =>
  ids.length === 0 ? "/shortlist" : `/shortlist?pieces=${ids.join(",")}`;
