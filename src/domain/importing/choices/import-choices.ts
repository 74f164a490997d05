import { cutText } from "#contract/cut-text.ts";
import {
  type DetailChoice,
  type ImportAnswers,
  type ImportQuestions,
  type LabelChoice,
  MAX_PICTURE_FILES,
  type PieceState,
  type SalePriceChoice,
  type SharedPageChoice,
} from "#contract/importing/import-choices.ts";
import { formatHundredths } from "#contract/decimals.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import type { FindCategory } from "../category-finder.ts";
import { isNavigationWord } from "../parsing/is-navigation-word.ts";
import { collectPictureFiles } from "./picture-files.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

/** A piece and its price in hundredths of a unit. */
type Priced = { name: string; cents: number };
/** A piece and its two prices in hundredths of a unit. */
type SalePriced = { name: string; sale: number; regular: number };

/** A piece and the details that its words name. */
type ReadDetails = { name: string; found: { text: string; isSure: boolean }[] };

const MAX_EXAMPLES = 3;
const MAX_NAME_LENGTH = 300;
/** More are no categories but texts. */
const MAX_LABELS = 200;

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
  salePrices: SalePriceChoice;
  /** Counts a piece whose two prices differ. */
  addSalePrice: (priced: SalePriced) => void;
  /** What rows of one page become. */
  sharedPages: SharedPageChoice;
  /** Counts a piece whose rows share a page. */
  addSharedPage: (piece: { name: string; rows: number }) => void;
  /**
   * The unit of weights that have none; null until a person says.
   * @param written the weight, an example for the question
   */
  chooseWeightUnit: (written: string) => WeightUnit | null;
  /** Whether details that the words of a piece name are filled in. */
  details: DetailChoice;
  /** Counts a piece whose words name some. */
  addDetails: (read: ReadDetails) => void;
  /** Whether a name means one of the shop's categories. */
  isCategory: (name: string) => boolean;
  /** The name of the category that was chosen; null when there is none any more. */
  categoryName: (choice: LabelChoice) => string | null;
  /** Whether a person said what becomes of a category or tag. */
  hasLabel: (name: string) => boolean;
  /** What becomes of it; null until a person says. Words of a menu are left out. */
  chooseLabel: (name: string) => LabelChoice | null;
  /** What was asked so far, answered or not. */
  questions: () => Omit<ImportQuestions, "kind">;
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
  const states = collectWords<PieceState>({ ...stored.states, ...answers.states });
  const labels = collectWords<LabelChoice>({ ...stored.labels, ...answers.labels });
  const rates = collectRates(answers);
  const folder = collectPictureFolder({ ...stored, ...answers });
  const files = collectPictureFiles(answers.pictureFiles);
  const salePrices = collectSalePrices({ ...stored, ...answers });
  const details = collectDetails(answers);
  const weightUnit = collectWeightUnit(answers);
  const sharedPages = collectSharedPages(answers);
  return {
    chooseState: (word) => states.choose(word, null),
    chooseRate: rates.choose,
    choosePictureFolder: folder.choose,
    findPictureFile: files.find,
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
    questions: () => {
      const asked = labels.list().slice(0, MAX_LABELS);
      return {
        states: states.list(),
        labels: asked,
        categories: asked.length > 0 ? categories : [],
        pictureFolder: folder.get(),
        pictureFiles: files.count(),
        currencies: rates.list(),
        salePrices: salePrices.get(),
        sharedPages: sharedPages.get(),
        weightUnit: weightUnit.get(),
        details: details.get(),
      };
    },
  };
}

/** As much of a word as an answer to it may have. */
const cut = (word: string): string => cutText(word, 200);

/** Counts the pieces with each word, all its spellings as one. */
function collectWords<Choice extends string>(answers: Record<string, Choice>) {
  const byWord = new Map(
    Object.entries(answers).map(([word, choice]) => [normalizeWord(word), choice] as const),
  );
  const asked = new Map<string, { word: string; pieces: number; answer: Choice | null }>();
  return {
    has: (word: string) => byWord.has(normalizeWord(cut(word))),
    choose: (written: string, proposed: Choice | null): Choice | null => {
      const key = normalizeWord(cut(written));
      const answer = byWord.get(key) ?? proposed;
      const { word, pieces } = asked.get(key) ?? { word: cut(written), pieces: 0 };
      asked.set(key, { word, pieces: pieces + 1, answer });
      return answer;
    },
    list: () => [...asked.values()],
  };
}

function collectRates({ rates = {} }: ImportAnswers) {
  const asked = new Map<string, ImportQuestions["currencies"][number]>();
  return {
    choose: (currency: string, { name, cents }: Priced): string | null => {
      const answer = rates[currency] ?? null;
      const { pieces, examples } = asked.get(currency) ?? { pieces: 0, examples: [] };
      const example = { name, price: formatHundredths(cents) };
      const shown = examples.length < MAX_EXAMPLES ? [...examples, example] : examples;
      asked.set(currency, { currency, pieces: pieces + 1, examples: shown, answer });
      return answer;
    },
    list: () => [...asked.values()],
  };
}

function collectPictureFolder({ pictureFolder: answer = null }: { pictureFolder?: string | null }) {
  const names = new Set<string>();
  let pieces = 0;
  return {
    choose: (name: string, isFirst: boolean): string | null => {
      // A path ends with what tells files apart.
      if (names.size < MAX_PICTURE_FILES) names.add(name.slice(-MAX_NAME_LENGTH));
      pieces += isFirst ? 1 : 0;
      return answer;
    },
    get: () => (names.size === 0 ? null : { pieces, names: [...names], answer }),
  };
}

function collectSalePrices({ salePrices: answer = "sale" }: ImportAnswers) {
  let asked: ImportQuestions["salePrices"] = null;
  return {
    answer,
    add: ({ name, sale, regular }: SalePriced): void => {
      const { pieces, examples } = asked ?? { pieces: 0, examples: [] };
      const example = { name, sale: formatHundredths(sale), regular: formatHundredths(regular) };
      const shown = examples.length < MAX_EXAMPLES ? [...examples, example] : examples;
      asked = { pieces: pieces + 1, examples: shown, answer };
    },
    get: () => asked,
  };
}

function collectSharedPages({ sharedPages: answer = "one" }: ImportAnswers) {
  let asked: ImportQuestions["sharedPages"] = null;
  return {
    answer,
    add: (piece: { name: string; rows: number }): void => {
      const { pieces, examples } = asked ?? { pieces: 0, examples: [] };
      const shown = examples.length < MAX_EXAMPLES ? [...examples, piece] : examples;
      asked = { pieces: pieces + 1, examples: shown, answer };
    },
    get: () => asked,
  };
}

function collectWeightUnit({ weightUnit: answer = null }: { weightUnit?: WeightUnit | null }) {
  let asked: ImportQuestions["weightUnit"] = null;
  return {
    choose: (written: string): WeightUnit | null => {
      const { weights, examples } = asked ?? { weights: 0, examples: [] };
      const shown = examples.length < MAX_EXAMPLES ? [...examples, cut(written)] : examples;
      asked = { weights: weights + 1, examples: shown, answer };
      return answer;
    },
    get: () => asked,
  };
}

function collectDetails({ details: answer = "none" }: ImportAnswers) {
  let asked: ImportQuestions["details"] = null;
  return {
    answer,
    add: ({ name, found }: ReadDetails): void => {
      const { pieces, sure, examples } = asked ?? { pieces: 0, sure: 0, examples: [] };
      const text = found.map((each) => each.text).join("; ");
      const example = { name, text, isSure: found.every(({ isSure }) => isSure) };
      asked = {
        pieces: pieces + 1,
        sure: sure + (found.some(({ isSure }) => isSure) ? 1 : 0),
        examples: examples.length < MAX_EXAMPLES ? [...examples, example] : examples,
        answer,
      };
    },
    get: () => asked,
  };
}
