// Everything that a public page does without React; it stands by itself on each page.
import "./styles.ts";
import { watchShortlist } from "#web/catalog/shortlist/shortlist-store.ts";
import { followPictures } from "./near-view.ts";
import { handleBackLinks } from "./back-links.ts";
import { handleDialogs } from "../dialogs.ts";
import { handleGalleries } from "./gallery.ts";
import { handleKeeping } from "./keeping.ts";
import { handleIslands } from "./islands.ts";
import { handleFilms } from "./films.ts";
import { handleForms } from "./forms.ts";
import { handleList } from "./list.ts";
import { keepPlace } from "./keep-place.ts";
import { handlePressedButtons } from "./pressed-buttons.ts";
import { warmToasts } from "./toast.ts";
import { nameTransitions } from "./transitions.ts";
import { reportShown } from "./report-shown.ts";

// Each part by itself: one that fails in some browser leaves the others, and the page works by documents.
for (const start of [
  nameTransitions,
  handleIslands,
  handleForms,
  handleList,
  handleGalleries,
  handleBackLinks,
  handleFilms,
  keepPlace,
  handleKeeping,
  handlePressedButtons,
  followPictures,
  watchShortlist,
  warmToasts,
  reportShown,
  // After the parts that take a press of a link for themselves, in a dialog too.
  handleDialogs,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
