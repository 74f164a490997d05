import { type ImportAnswers, importAnswersSchema, PIECE_STATES } from "#contract/import-choices.ts";
import type { Shop } from "../../shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

const STATE = "state";
/** Of a category or a tag of the source. */
const LABEL = "category";

/** The answers to the questions of earlier imports. */
export async function loadImportChoices({ db }: Shop): Promise<ImportAnswers> {
  const rows = await db.selectFrom("importChoices").select(["kind", "word", "choice"]).execute();
  const states = rows.flatMap(({ kind, word, choice }) => {
    const state = PIECE_STATES.find((each) => each === choice);
    return kind === STATE && state ? [[word, state] as const] : [];
  });
  const labels = rows.flatMap(({ kind, word, choice }) => {
    const read = importAnswersSchema.safeParse({ labels: { [word]: choice } });
    return kind === LABEL && read.success ? Object.entries(read.data.labels ?? {}) : [];
  });
  return { states: Object.fromEntries(states), labels: Object.fromEntries(labels) };
}

/** Stores answers, so that the next import does not ask again. */
export async function storeImportChoices(shop: Shop, { states = {}, labels = {} }: ImportAnswers) {
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async ({ db }) => {
    const choices = [
      ...Object.entries(states).map(([word, choice]) => ({ kind: STATE, word, choice }) as const),
      ...Object.entries(labels).map(([word, choice]) => ({ kind: LABEL, word, choice }) as const),
    ];
    for (const { kind, word: written, choice } of choices) {
      await db
        .insertInto("importChoices")
        .values({ kind, word: normalizeWord(written), choice, updatedAt })
        .onConflict((conflict) =>
          conflict.columns(["kind", "word"]).doUpdateSet({ choice, updatedAt }),
        )
        .execute();
    }
  });
}
