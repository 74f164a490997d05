import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { loadMixed, type StatusCounts } from "#tests/support/mixed-load.ts";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import { admin } from "#tests/support/shop-client.ts";
import { startMeasuredShop } from "#tests/support/shop-server.ts";

/** npm test answers a moment's visitors; npm run bench -- --only=mixed --minutes=60 takes its time. */
const ROUND_ANSWERS = 200;
const ROUNDS = 4;

const WAIT = { timeout: 200_000, interval: 20 };

vi.setConfig({ testTimeout: 300_000 });

test.runIf(process.platform === "linux")(
  "a shop that is visited, searched and worked at holds no more after a while than before",
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-steady-"));
    const shop = await startMeasuredShop({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
    });
    try {
      const end = new AbortController();
      const answers: StatusCounts = new Map();
      const loading = loadMixed(shop.baseURL, { pieces: 20, signal: end.signal, answers });
      const found = () => answers.get(200) ?? 0;
      const held: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const reached = ROUND_ANSWERS * (round + 1);
        await Promise.race([vi.waitUntil(() => found() >= reached, WAIT), loading]);
        held.push(await readResidentMegabytes(shop.process.pid));
      }
      end.abort();
      await loading;
      expect(found()).toBeGreaterThanOrEqual(ROUND_ANSWERS * ROUNDS);
      const [, before = 0, , after = 0] = held;
      expect({ held, grew: after / before < 1.25 }).toEqual({ held, grew: true });
    } finally {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    }
  },
);
