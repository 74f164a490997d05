import { isPlainPress } from "../dialogs.ts";
import { onPress } from "./on-press.ts";

const LISTS = new Set(["/collections", "/products", "/blog"]);

/** "Back to Items" returns to the list that led here, with its filters and its place; else it is the link that it is. */
export function handleBackLinks(): void {
  onPress(".back-link", (_link, event) => {
    if (!isPlainPress(event)) return;
    const { navigation } = window as Partial<Window>;
    if (!navigation) return;
    const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
    const list = earlier.findLast(({ url }) => url !== null && LISTS.has(new URL(url).pathname));
    if (!list) return;
    event.preventDefault();
    navigation.traverseTo(list.key);
  });
}
