import { ITEM_KINDS } from "#contract/importing/import-records.ts";
import { MAX_MOVE_LIST, type Move, MOVED_KINDS } from "#contract/importing/move.ts";
import { findRedirectRow } from "../../catalogue/redirects/find-redirect.ts";
import { selectRedirects } from "../../catalogue/redirects/select-redirects.ts";
import type { Shop } from "../../shop.ts";

/** What came from other shops so far, and what of it is left to do. */
export async function getMove(shop: Shop): Promise<Move> {
  return {
    came: await listCame(shop),
    pieces: await countPieces(shop),
    withoutPhoto: await countWithoutPhoto(shop),
    missingPhotos: await listMissingPhotos(shop),
    lostAddresses: (await listLostAddresses(shop)).slice(0, MAX_MOVE_LIST),
  };
}

/** The items of imports that were made and not undone. */
const selectItems = ({ db }: Shop) =>
  db
    .selectFrom("importItems")
    .innerJoin("importRuns", "importRuns.syncLogId", "importItems.syncLogId")
    .where("importRuns.state", "=", "completed")
    .where("importRuns.dryRun", "=", false);

async function listCame(shop: Shop): Promise<Move["came"]> {
  const rows = await selectItems(shop)
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .select(({ fn }) => [
      "importItems.kind",
      "importItems.verdict",
      fn.countAll<number>().as("count"),
      fn.max("syncLogs.startedAt").as("lastAt"),
    ])
    .where("importItems.state", "in", ["applied", "accepted"])
    .groupBy(["importItems.kind", "importItems.verdict"])
    .execute();
  return MOVED_KINDS.flatMap((kind) => {
    const own = rows.filter((row) => ITEM_KINDS[row.kind].file === kind);
    const count = (verdict: string) =>
      own.filter((row) => row.verdict === verdict).reduce((sum, row) => sum + row.count, 0);
    const there = own.filter(({ verdict }) => verdict !== "refuse");
    const [lastAt] = there
      .map((row) => row.lastAt)
      .toSorted()
      .toReversed();
    if (lastAt === undefined) return [];
    return [{ kind, added: count("add") + count("doubtful"), refused: count("refuse"), lastAt }];
  });
}

async function countPieces(shop: Shop): Promise<Move["pieces"]> {
  const came = await selectItems(shop)
    .innerJoin("products", "products.id", "importItems.productId")
    .select(({ fn }) => [
      "products.isActive",
      fn.count<number>("products.id").distinct().as("count"),
    ])
    .where("importItems.state", "in", ["applied", "accepted"])
    .where("products.deletedAt", "is", null)
    .groupBy("products.isActive")
    .execute();
  const { count: waiting } = await selectItems(shop)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("importItems.state", "=", "waiting")
    .executeTakeFirstOrThrow();
  const countOf = (isActive: boolean) => came.find((row) => row.isActive === isActive)?.count ?? 0;
  return { shown: countOf(true), hidden: countOf(false), waiting };
}

async function countWithoutPhoto({ db }: Shop): Promise<number> {
  const { count } = await db
    .selectFrom("importQueue")
    .innerJoin("products", "products.id", "importQueue.productId")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("importQueue.status", "=", "pending_photos")
    .where("products.deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

async function listMissingPhotos(shop: Shop): Promise<Move["missingPhotos"]> {
  const rows = await selectItems(shop)
    .innerJoin("products", "products.id", "importItems.productId")
    .select(["products.id as productId", "products.name", "importItems.missingPhotos"])
    .where("importItems.missingPhotos", "is not", null)
    .where("importItems.state", "in", ["applied", "accepted"])
    .where("products.deletedAt", "is", null)
    .orderBy("products.name")
    .orderBy("products.id")
    .limit(MAX_MOVE_LIST)
    .execute();
  return rows.map(({ missingPhotos, ...piece }) => ({
    ...piece,
    photos: (missingPhotos ?? []).reduce((sum, { photos }) => sum + photos, 0),
  }));
}

/** Redirects that could not come and that nobody made since, and those whose page is gone. */
async function listLostAddresses(shop: Shop): Promise<Move["lostAddresses"]> {
  const refused = await selectItems(shop)
    .select(["importItems.name as address", "importItems.reasons"])
    .where("importItems.kind", "=", "redirect")
    .where("importItems.verdict", "=", "refuse")
    .orderBy("importItems.id")
    .limit(MAX_MOVE_LIST)
    .execute();
  const lost: Move["lostAddresses"] = [];
  for (const { address, reasons } of refused) {
    const isKnown = lost.some((each) => each.address === address);
    if (!isKnown && !(await findRedirectRow(shop, address, "admin")))
      lost.push({ address, reason: reasons.join(" ") });
  }
  const gone = await selectRedirects(shop)
    .where((eb) =>
      eb.or([
        eb("collections.deletedAt", "is not", null),
        eb("products.deletedAt", "is not", null),
      ]),
    )
    .orderBy("redirects.fromPath")
    .limit(MAX_MOVE_LIST)
    .execute();
  const reason = "The page that it leads to is in the trash.";
  return [...lost, ...gone.map(({ fromPath }) => ({ address: fromPath, reason }))];
}
