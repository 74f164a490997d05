import type {
  Answer,
  AskedQuestion,
  ImportAnswers,
  LabelChoice,
  PieceState,
} from "#contract/importing/import-choices.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import type { FindCategory } from "../category-finder.ts";
import { isNavigationWord } from "../parsing/is-navigation-word.ts";
import { askAboutPhotos } from "./ask-about-photos.ts";
import {
  askAboutDetails,
  askAboutSalePrices,
  askAboutSharedPages,
  askAboutWeightUnit,
} from "./ask-about-pieces.ts";
import { askAboutRates, type Priced } from "./ask-about-rates.ts";
import { askAboutLabels, askAboutStates } from "./ask-about-words.ts";

/** The shop's categories, and which of them a name means. */
export type ShopCategories = {
  findCategory: FindCategory;
  categories: { id: number; name: string }[];
};
const NO_CATEGORIES: ShopCategories = { findCategory: () => null, categories: [] };

/** The choices of a person for one import, and what it still has to ask. */
export type ImportChoices = {
  /** The state of a piece by a word that is not known; null until a person says what it means. */
  chooseState: (word: string) => PieceState | null;
  /**
   * US dollars for one unit of a currency (ISO 4217), as typed; null until a person types a rate.
   * @param priced the piece, an example for the question
   */
  chooseRate: (currency: string, priced: Priced) => string | null;
  /**
   * The address before a bare file name of a picture; null until a person types one.
   * @param isFirst whether it is the first such picture of its piece
   */
  choosePictureFolder: (name: string, isFirst: boolean) => string | null;
  /** The stored photo of a picture's file name; null for none. */
  findPictureFile: (name: string) => string | null;
  /** Which price a piece gets that has a sale price and a regular one. */
  salePrices: Answer<"salePrices">;
  /** Counts a piece whose two prices differ. */
  addSalePrice: ReturnType<typeof askAboutSalePrices>["add"];
  /** What rows of one page become. */
  sharedPages: Answer<"sharedPages">;
  /** Counts a piece whose rows share a page. */
  addSharedPage: ReturnType<typeof askAboutSharedPages>["add"];
  /**
   * The unit of weights that have none; null until a person says.
   * @param written the weight, an example for the question
   */
  chooseWeightUnit: (written: string) => WeightUnit | null;
  /** Whether details that the words of a piece name are filled in. */
  details: Answer<"details">;
  /** Counts a piece whose words name some. */
  addDetails: ReturnType<typeof askAboutDetails>["add"];
  /** Whether a name means one of the shop's categories. */
  isCategory: (name: string) => boolean;
  /** The name of the category that was chosen; null when there is none any more. */
  categoryName: (choice: LabelChoice) => string | null;
  /** Whether a person said what becomes of a category or tag. */
  hasLabel: (name: string) => boolean;
  /** What becomes of it; null until a person says. Words of a menu are left out. */
  chooseLabel: (name: string) => LabelChoice | null;
  /**
   * What was asked so far, answered or not.
   * @param noun what the file holds
   */
  questions: (noun?: "piece" | "order") => AskedQuestion[];
};

/**
 * Choices that count how often each is needed.
 * @param stored the answers to earlier imports
 * @param answers those to this one, which override them
 */
export function createImportChoices(
  answers: ImportAnswers = {},
  stored: ImportAnswers = {},
  { findCategory, categories }: ShopCategories = NO_CATEGORIES,
): ImportChoices {
  const states = askAboutStates({ ...stored.states, ...answers.states });
  const labels = askAboutLabels({ ...stored.labels, ...answers.labels }, categories);
  const rates = askAboutRates(answers);
  const photos = askAboutPhotos({ ...stored, ...answers });
  const salePrices = askAboutSalePrices({ ...stored, ...answers });
  const details = askAboutDetails(answers);
  const weightUnit = askAboutWeightUnit(answers);
  const sharedPages = askAboutSharedPages(answers);
  return {
    chooseState: states.choose,
    chooseRate: rates.choose,
    choosePictureFolder: photos.chooseFolder,
    findPictureFile: photos.findFile,
    salePrices: salePrices.answer,
    addSalePrice: salePrices.add,
    sharedPages: sharedPages.answer,
    addSharedPage: sharedPages.add,
    chooseWeightUnit: weightUnit.choose,
    details: details.answer,
    addDetails: details.add,
    isCategory: (name) => findCategory(name) !== null,
    categoryName: (choice) =>
      categories.find(({ id }) => choice === `category:${id}`)?.name ?? null,
    hasLabel: labels.has,
    chooseLabel: (name) => labels.choose(name, isNavigationWord(name) ? "leave-out" : null),
    questions: (noun = "piece") => [
      ...rates.ask(noun),
      ...salePrices.ask(),
      ...sharedPages.ask(),
      ...weightUnit.ask(),
      ...details.ask(),
      ...photos.ask(),
      ...labels.ask(),
      ...states.ask(),
    ],
  };
}
