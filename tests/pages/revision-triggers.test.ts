import { type KyselyPlugin, sql } from "kysely";
import { expect, test } from "vitest";
import { isCacheableCall } from "#api/guards/cacheable-calls.ts";
import { PUBLIC_CALLS } from "#api/guards/public-calls.ts";
import type { Shop } from "#domain/shop.ts";
import { createApp } from "#server/app.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { PAGES } from "#web/storefront/serve/pages.ts";

/** Read for visitors, and yet not counted when a row changes; each with its reason. */
const NOT_COUNTED: Record<string, string> = {
  catalogue_revisions: "It is the count itself.",
  redirects: "Read where there is no page, and such an answer is never kept.",
  product_facets: "Triggers write it with the pieces and their tags, which are counted.",
  product_facet_sets: "Triggers write it with the pieces and their tags, which are counted.",
  product_facet_tags: "Triggers write it with the pieces and their tags, which are counted.",
  product_facet_facts: "Triggers write it with the pieces, which are counted.",
  product_search: "Written in the transaction of what it is made of; a rebuild counts by itself.",
  collection_search: "As that of the pieces.",
  search_words: "As that of the pieces.",
  inquiries: "Read by private pages, which are never cached.",
  waiting_list: "Read by pages with a secret address, which are never cached.",
  quotes: "Read by their pages, which are never cached.",
  certificates: "Read by the page that confirms one, which is never cached.",
  visitor_writes: "Counts tries of private addresses, which are never cached.",
};

/** Tables of which a part is counted: the events that visitors see. */
const COUNTED_IN_PART: Record<string, string[]> = {
  // A picture is shown where the row of a piece or a collection names it, and those are counted.
  media: ["update"],
};

test("a change of any table that public pages, feeds and calls read increments the revision", async () => {
  const app = await testApp();
  await fill(app);
  const statements: string[] = [];
  await visitEverything(recorded(app.shop, statements));
  const tables = await tableNames(app.shop);
  const read = tables.filter((table) =>
    statements.some((statement) => new RegExp(`\\b${table}\\b`).test(statement)),
  );
  // What is proven is worth nothing if nothing was read.
  expect(read).toEqual(expect.arrayContaining(["products", "collections", "settings", "pages"]));

  const counted = await countedEvents(app.shop);
  const forgotten = read
    .filter((table) => !(table in NOT_COUNTED))
    .flatMap((table) =>
      (COUNTED_IN_PART[table] ?? ["insert", "update", "delete"])
        .filter((event) => !counted.has(`${event} ${table}`))
        .map((event) => `${event} ${table}`),
    );
  expect(forgotten).toEqual([]);
});

async function fill(app: TestApp): Promise<void> {
  const tag = await postTag(app, "gold");
  const images = ["https://example.com/ring.jpg"];
  const piece = await postProduct(app, { tagIds: [tag.id], images });
  await postCollection(app, "winter", { tagIds: [tag.id], productIds: [piece.id] });
}

/** The shop, writing down each statement that it asks. */
function recorded(shop: Shop, statements: string[]): Shop {
  const executor = shop.db.getExecutor();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(executor.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...shop, db: shop.db.withPlugin(recorder) };
}

/** Everything that an anonymous visitor may be answered from what is kept: pages, feeds and calls. */
async function visitEverything(shop: Shop): Promise<void> {
  const visit = testPages(shop);
  for (const pattern of Object.keys(PAGES)) {
    const page = SHOWN[pattern] ?? pattern.replace(/:.*/, "1");
    // What is not there and what is refused reads tables too: only the reading counts.
    for (const search of ["", "?search=ember&category=1&tagIds=1"]) {
      const { status } = await visit(page + search);
      expect([page, status < 500]).toEqual([page, true]);
    }
  }
  const app = createApp({ shop, trustProxy: 0, files: [], pages: noPage });
  for (const address of [...FEEDS, ...keptCalls()]) {
    const { status } = await app.request(`http://localhost:3000${address}`);
    expect([address, status < 500]).toEqual([address, true]);
  }
}

/** Those that are not shown by a number. */
const SHOWN: Record<string, string> = {
  "/collections/:slug": "/collections/winter",
  "/pages/:slug": "/pages/care-guide",
};

/** Pages have been visited. */
const noPage = () => Promise.resolve(new Response("a page", { status: 404 }));

const FEEDS = [
  "/collections/feed.xml",
  "/products/feed.xml",
  "/sitemap.xml",
  "/sitemap/pieces-1.xml",
  "/robots.txt",
];

const keptCalls = (): string[] =>
  [...PUBLIC_CALLS]
    .filter((call) => call.startsWith("GET "))
    .map((call) => `/api${call.slice("GET ".length)}`.replaceAll(/\{\w+\}/g, "1"))
    .filter(isCacheableCall);

async function tableNames({ db, engine }: Shop): Promise<string[]> {
  const { rows } =
    engine === "sqlite"
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables
          where table_schema = 'public'`.execute(db);
  return rows.map(({ name }) => name);
}

/** "insert products" and so on: what counts a change. */
async function countedEvents({ db, engine }: Shop): Promise<Set<string>> {
  if (engine === "postgres") {
    const { rows } = await sql<{ event: string; name: string }>`
      select event_manipulation as event, event_object_table as name
      from information_schema.triggers
      where action_statement like '%count_catalogue_change%'`.execute(db);
    return new Set(rows.map(({ event, name }) => `${event.toLowerCase()} ${name}`));
  }
  const { rows } = await sql<{ name: string; text: string }>`
    select tbl_name as name, sql as text from sqlite_master
    where type = 'trigger' and sql like '%update catalogue_revisions%'`.execute(db);
  return new Set(
    rows.map(({ name, text }) => `${/after (insert|update|delete)/i.exec(text)?.[1]} ${name}`),
  );
}
