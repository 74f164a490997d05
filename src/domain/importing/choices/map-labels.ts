import { cleanLabel } from "../parsing/clean-label.ts";
import { isNavigationWord } from "../parsing/is-navigation-word.ts";
import type { SourcePiece } from "../source.ts";
import type { ImportChoices } from "./import-choices.ts";

/**
 * A piece with its categories and tags as a person maps them: "Rings > Engagement" becomes the category
 * Rings and the tag Engagement. Names of categories that the shop does not have are asked.
 */
export function mapLabels(piece: SourcePiece, choices: ImportChoices): SourcePiece {
  if (piece.own) return piece;
  const categories: string[] = [];
  const tags: SourcePiece["tags"] = [];
  const place = (name: string, isTag: boolean) => {
    const choice = choices.chooseLabel(name);
    if (choice === "tag" || (choice === null && isTag)) tags.push({ name, type: null });
    else if (choice === null) categories.push(name);
    else if (choice !== "leave-out") categories.push(choices.categoryName(choice) ?? name);
  };
  for (const written of piece.categories) {
    const name = cleanLabel(written);
    if (name !== null && choices.isCategory(name)) categories.push(name);
    else if (name !== null) place(name, false);
  }
  for (const { name: written, type } of piece.tags) {
    const name = cleanLabel(written);
    if (name === null) continue;
    if (isNavigationWord(name) || choices.hasLabel(name)) place(name, true);
    else tags.push({ name, type });
  }
  return { ...piece, categories, tags };
}
