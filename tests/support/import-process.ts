import { setTimeout as sleep } from "node:timers/promises";
import type { Openers } from "#domain/importing/resume/source-openers.ts";
import { resumeInterruptedImports } from "#domain/importing/resume/resume-interrupted-imports.ts";
import { runImport } from "#domain/importing/imports/run-import.ts";
import type { Source } from "#domain/importing/source.ts";
import { readConfig } from "#server/startup/config.ts";
import { createLog } from "#server/logging/create-log.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { pieceItem, testSource } from "./test-source.ts";

/*
 * A process that imports a slow source of 50 pieces, or resumes it when another process was killed:
 * node import-process.ts picture-url. It prints "begun" when it starts and "done" at the end.
 */
const PIECES = 50;

function slowSource(pictures: string): Source {
  const items = Array.from({ length: PIECES }, (_, index) => async () => {
    await sleep(4);
    return pieceItem({
      externalId: `${index}`,
      name: `Piece ${index}`,
      sku: `P-${index}`,
      priceCents: 1000 + index,
      address: `https://old-shop.example/piece-${index}`,
      tags: [{ name: `Tag ${index % 7}`, type: null }],
      pictures: [{ url: `${pictures}/${index}.jpg`, alt: `Piece ${index}` }],
    });
  });
  return testSource(items);
}

const pictures = process.argv[2] ?? "";
const openers: Openers = { woocommerce: () => Promise.resolve(slowSource(pictures)) };
const { shop, close } = await openShop(readConfig(process.env), createLog("error"));
const begun = await shop.db.selectFrom("importRuns").select("syncLogId").executeTakeFirst();
process.stdout.write("begun\n");
if (begun) await (await resumeInterruptedImports(shop, { openers })).done;
else await runImport(shop, slowSource(pictures), { by: "admin", options: {} });
await close();
process.stdout.write("done\n");
