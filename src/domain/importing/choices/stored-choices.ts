import { createHash } from "node:crypto";
import { type ImportAnswers, importAnswersSchema } from "#contract/importing/import-choices.ts";
import type { ImportChoiceTable } from "#database/tables/importing-tables.ts";
import type { Shop } from "../../shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import { parseJson } from "../../parse-json.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

type Choice = Pick<ImportChoiceTable, "kind" | "word" | "choice">;

/** Files with the same columns are of one source, whatever they are called. */
export const sourceOfColumns = (names: string[][]): string =>
  createHash("sha256").update(JSON.stringify(names)).digest("hex");

/**
 * Answers to the questions of earlier imports. What words and names mean holds for every source. An
 * exchange rate is never stored: it changes.
 * @param source from `sourceOfColumns`
 */
export async function loadImportChoices({ db }: Shop, source: string): Promise<ImportAnswers> {
  const rows = await db.selectFrom("importChoices").select(["kind", "word", "choice"]).execute();
  const answers = rows.map((row) => toAnswers(row, source));
  return {
    ...Object.assign({}, ...answers),
    states: Object.assign({}, ...answers.map(({ states }) => states)),
    labels: Object.assign({}, ...answers.map(({ labels }) => labels)),
  };
}

/** One stored answer; empty when it is of another source, or no longer an answer. */
function toAnswers({ kind, word, choice }: Choice, source: string): ImportAnswers {
  const written = {
    state: { states: { [word]: choice } },
    category: { labels: { [word]: choice } },
    tag: {},
    columns: word === source ? { columns: parseJson(choice) } : {},
    "sale-prices": word === source ? { salePrices: choice } : {},
    "picture-folder": word === source ? { pictureFolder: choice } : {},
  }[kind];
  return importAnswersSchema.safeParse(written).data ?? {};
}

/**
 * Stores answers, so that the next import does not ask again.
 * @param source from `sourceOfColumns`
 */
export async function storeImportChoices(
  shop: Shop,
  source: string,
  answers: ImportAnswers,
): Promise<void> {
  const updatedAt = shop.now().toISOString();
  const { states = {}, labels = {}, salePrices, pictureFolder, columns } = answers;
  const choices: Choice[] = [
    ...Object.entries(states).map(([word, choice]) => ({ kind: "state", word, choice }) as const),
    // Of a category or a tag of the source.
    ...Object.entries(labels).map(
      ([word, choice]) => ({ kind: "category", word, choice }) as const,
    ),
    ...(salePrices ? [{ kind: "sale-prices", word: source, choice: salePrices } as const] : []),
    ...(pictureFolder
      ? [{ kind: "picture-folder", word: source, choice: pictureFolder } as const]
      : []),
    ...(columns
      ? [{ kind: "columns", word: source, choice: JSON.stringify(columns) } as const]
      : []),
  ];
  await inTransaction(shop, async ({ db }) => {
    for (const { kind, word, choice } of choices) {
      await db
        .insertInto("importChoices")
        .values({ kind, word: normalizeWord(word), choice, updatedAt })
        .onConflict((conflict) =>
          conflict.columns(["kind", "word"]).doUpdateSet({ choice, updatedAt }),
        )
        .execute();
    }
  });
}
