/** What of one kind came with the sample: `left` as it was loaded, and the names of what was edited since. */
export type Found<Item> = { left: Item[]; edited: string[] };
