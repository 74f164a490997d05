/** What the ids begin with that the server and the browser give to the elements of an island. */
export const ISLAND_IDS = "island";

/** What the page script gives to an island that a press or the focus opened. */
export type Opened = {
  /** The link or field in the island. */
  opener: HTMLElement;
  /** Takes the island's component away again. */
  onClose: () => void;
};

/** The props that an island was rendered with. */
export function readProps(island: Element | null): object {
  const json = island?.querySelector(":scope > script")?.textContent;
  return JSON.parse(json ?? "{}");
}
