import { isPlainPress } from "../dialogs.ts";
import { onPress } from "./on-press.ts";

/** A list, or with a slash behind it a piece or story. */
const CATALOG = /^\w+:\/\/[^/]+\/(products|collections|blog)(\/?)/;

const slashOf = ({ url }: NavigationHistoryEntry) => CATALOG.exec(url ?? "")?.[2];

/**
 * "Back to Items" returns to the list that led here, by way of other pieces or stories perhaps, with its filters and
 * its place; else it is the link that it is.
 */
export function handleBackLinks(): void {
  onPress(".back-link", (_link, event) => {
    if (!isPlainPress(event)) return;
    const { navigation } = window as Partial<Window>;
    const earlier = navigation?.entries().slice(0, navigation.currentEntry?.index);
    const last = earlier?.findLast((entry) => slashOf(entry) !== "/");
    if (!last || slashOf(last) === undefined) return;
    event.preventDefault();
    navigation?.traverseTo(last.key);
  });
}
