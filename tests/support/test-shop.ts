import type { MediaLibrary } from "#domain/services/media-library.ts";
import { tmpdir } from "node:os";
import path from "node:path";
import { createJobs } from "#domain/services/jobs.ts";
import { RefusalCache } from "#domain/services/refusal-cache.ts";
import { createMediaLibrary } from "#domain/media/media-library.ts";
import { memoryStore } from "./memory-store.ts";
import type { Log, Shop } from "#domain/shop.ts";
import { FairSignInQueue } from "#domain/access/rate-limit/sign-in-queue.ts";
import { closeAfterFile } from "./close-after-file.ts";
import { SAMPLE_SAVED_AT, SAMPLE_SETTINGS } from "./sample-settings.ts";
import { openTestDatabase } from "./open-test-database.ts";

/** A shop whose clock stands still until it is moved. */
export type TestShop = Shop & {
  clock: {
    set: (instant: string) => void;
    advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
  };
};

/**
 * A shop without pieces (the eight categories apart), open and with the sample shop's settings, on the engine
 * that the vitest project names: SQLite in memory or a fresh PostgreSQL database. Pictures are kept in memory, nothing leaves the machine, and
 * it is closed after the test file.
 * @param now where the clock stands at first, ISO 8601
 * @param isNew closed and without any settings, as SAMPLE_DATA=never leaves it
 */
export async function testShop({
  now = "2026-11-20T15:00:00.000Z",
  isNew = false,
} = {}): Promise<TestShop> {
  const { db, engine } = await openTestDatabase();
  if (!isNew) await db.insertInto("settings").values(SAMPLE_ROWS).execute();
  closeAfterFile(() => db.destroy());
  let time = Date.parse(now);
  return {
    db,
    engine,
    now: () => new Date(time),
    log: silentLog,
    media: mediaLibrary(),
    outbound: {
      fetch: (url) => Promise.reject(new Error(`A test reached for ${String(url)}`)),
      connect: (host) => Promise.reject(new Error(`A test reached for ${host}`)),
      lookUpTexts: (name) => Promise.reject(new Error(`A test looked up ${name}`)),
      isAllowedPrivateHost: () => false,
      close: () => Promise.resolve(),
    },
    jobs: createJobs(),
    signInQueue: new FairSignInQueue(),
    refusals: new RefusalCache(),
    mail: null,
    secrets: { sessionSecret: "a secret for tests", encryptionKey: "a key for tests" },
    // Nothing is there: a test that keeps files names a folder of its own.
    dataDir: path.join(tmpdir(), "fernhill-no-such-folder"),
    publicUrl: "http://localhost:3000",
    clock: {
      set: (instant) => {
        time = Date.parse(instant);
      },
      advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
        time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      },
    },
  };
}

const SAMPLE_ROWS = Object.entries({
  ...SAMPLE_SETTINGS,
  shopOpen: true,
  samplePhotos: true,
}).map(([key, value]) => ({
  key,
  value: JSON.stringify(reverseKeys(value)),
  updatedAt: SAMPLE_SAVED_AT,
}));

/** In another order than the schema's, as PostgreSQL may return them. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)]);
  return Object.fromEntries(entries.toReversed());
}

/** Renditions are made when they are asked for, and never in the background of a test. */
function mediaLibrary(): MediaLibrary {
  const desk = createMediaLibrary(memoryStore());
  return { ...desk, prerender: () => undefined };
}

const silent = () => undefined;
const silentLog: Log = { debug: silent, info: silent, warn: silent, error: silent };
