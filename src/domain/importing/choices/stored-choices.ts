import { type ImportAnswers, PIECE_STATES } from "#contract/import-choices.ts";
import type { Shop } from "../../shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

const STATE = "state";

/** The answers to the questions of earlier imports. */
export async function loadImportChoices({ db }: Shop): Promise<ImportAnswers> {
  const rows = await db.selectFrom("importChoices").select(["kind", "word", "choice"]).execute();
  const states = rows.flatMap(({ kind, word, choice }) => {
    const state = PIECE_STATES.find((each) => each === choice);
    return kind === STATE && state ? [[word, state] as const] : [];
  });
  return { states: Object.fromEntries(states) };
}

/** Stores answers, so that the next import does not ask again. */
export async function storeImportChoices(shop: Shop, { states = {} }: ImportAnswers) {
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async ({ db }) => {
    for (const [written, choice] of Object.entries(states)) {
      await db
        .insertInto("importChoices")
        .values({ kind: STATE, word: normalizeWord(written), choice, updatedAt })
        .onConflict((conflict) =>
          conflict.columns(["kind", "word"]).doUpdateSet({ choice, updatedAt }),
        )
        .execute();
    }
  });
}
