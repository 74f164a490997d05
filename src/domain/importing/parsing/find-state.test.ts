import { expect, test } from "vitest";
import { findState } from "./find-state.ts";

test.each([
  ["active", "listed"],
  ["Aktiv", "listed"],
  ["publish", "listed"],
  ["Catalog, Search", "listed"],
  ["in_stock", "listed"],
  ["Draft", "hidden"],
  ["ARCHIVED", "hidden"],
  ["unlisted", "hidden"],
  ["privé", "hidden"],
  ["Prive", "hidden"],
  ["pending", "hidden"],
  ["-1", "hidden"],
  ["Not Visible Individually", "hidden"],
  ["sold-out", "sold"],
  ["OutOfStock", "sold"],
  ["Épuisé", "sold"],
  ["Enabled", "listed"],
  ["deaktiviert", "hidden"],
  ["en stock", "listed"],
  ["black listed", null],
  ["en el taller", null],
])("reads the state %s as %s", (word, state) => {
  expect(findState(word)).toBe(state);
});
