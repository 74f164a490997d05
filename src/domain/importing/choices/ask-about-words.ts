import { countOf } from "#contract/count-of.ts";
import { cutText } from "#contract/cut-text.ts";
import type { AskedQuestion, LabelChoice, PieceState } from "#contract/importing/import-choices.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

/** More are no categories but texts. */
const MAX_LABELS = 200;
const OPEN = "Not decided";

/** Asks what unknown words for the state of pieces mean. */
export function askAboutStates(answers: Record<string, PieceState>) {
  const words = collectWords(answers);
  return {
    ...words,
    ask: (): AskedQuestion[] => {
      const rows = words.rows();
      if (rows.length === 0) return [];
      return [
        {
          id: "states",
          type: "mapping",
          title: "What do these words mean?",
          help: "Pieces stay hidden until you choose what their word means.",
          options: [
            { value: "listed", label: "Listed" },
            { value: "hidden", label: "Hidden" },
            { value: "sold", label: "Sold" },
          ],
          rows,
        },
      ];
    },
  };
}

/** Asks what becomes of categories that the shop does not have, and of words of a menu. */
export function askAboutLabels(
  answers: Record<string, LabelChoice>,
  categories: { id: number; name: string }[],
) {
  const words = collectWords(answers);
  return {
    ...words,
    ask: (): AskedQuestion[] => {
      const rows = words.rows().slice(0, MAX_LABELS);
      if (rows.length === 0) return [];
      return [
        {
          id: "labels",
          type: "mapping",
          title: "Where do these belong?",
          help: "You have no categories with these names. Your answers also apply to later imports.",
          options: [
            { value: "leave-out", label: "Leave out" },
            { value: "tag", label: "Tag" },
            ...categories.map(({ id, name }) => ({
              value: `category:${id}`,
              label: `Category ${name}`,
            })),
          ],
          forAllOpen: [
            { value: "tag", label: "Make all {count} tags" },
            { value: "leave-out", label: "Leave all {count} out" },
          ],
          rows,
        },
      ];
    },
  };
}

/** As much of a word as an answer to it may have. */
export const cutWord = (word: string): string => cutText(word, 200);

/** Counts the pieces with each word, all its spellings as one. */
function collectWords<Choice extends string>(answers: Record<string, Choice>) {
  const byWord = new Map(
    Object.entries(answers).map(([word, choice]) => [normalizeWord(word), choice] as const),
  );
  const asked = new Map<string, { word: string; pieces: number; answer: Choice | null }>();
  return {
    has: (word: string) => byWord.has(normalizeWord(cutWord(word))),
    choose: (written: string, proposed: Choice | null = null): Choice | null => {
      const key = normalizeWord(cutWord(written));
      const answer = byWord.get(key) ?? proposed;
      const { word, pieces } = asked.get(key) ?? { word: cutWord(written), pieces: 0 };
      asked.set(key, { word, pieces: pieces + 1, answer });
      return answer;
    },
    rows: () =>
      [...asked.values()].map(({ word, pieces, answer }) => ({
        key: word,
        label: `“${word}”`,
        about: countOf(pieces, "piece"),
        blank: OPEN,
        answer,
      })),
  };
}
