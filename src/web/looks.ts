import type { Look } from "#contract/settings/looks.ts";
import hankenGrotesk from "./styles/fonts/hanken-grotesk.woff2?url";
import brygada from "./styles/fonts/brygada-1918.woff2?url";
import marcellus from "./styles/fonts/marcellus.woff2?url";
import caslon from "./styles/fonts/libre-caslon-display.woff2?url";
import ysabeau from "./styles/fonts/ysabeau-office.woff2?url";
import plum from "./styles/looks/plum.css?url";
import steel from "./styles/looks/steel.css?url";

/** What a page of each look loads; the first look is in tokens.css. */
export const LOOK_FILES: Record<Look, { styles?: string; fonts: string[] }> = {
  fern: { fonts: [caslon, ysabeau] },
  steel: { styles: steel, fonts: [hankenGrotesk] },
  plum: { styles: plum, fonts: [marcellus, brygada] },
};
