import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Shop } from "#domain/shop.ts";
import type { Config } from "./config.ts";

export type DeploymentFacts = {
  /** Bytes free on the disk of the data folder. */
  free: number;
  /** Seconds by which this machine's clock is ahead of the database's. */
  clockAhead: number;
  now: Date;
};

const GIGABYTE = 1e9;
const EARLIEST_PLAUSIBLE_YEAR = 2025;

/** Logs a warning for each problem of the deployment. Never prevents the start. */
export async function checkDeployment(shop: Shop, config: Config): Promise<void> {
  try {
    const facts = await readFacts(shop, config);
    for (const problem of findDeploymentProblems(config, facts)) shop.log.warn(`Check: ${problem}`);
  } catch (error) {
    shop.log.warn("deployment check failed; starting anyway", { error });
  }
}

async function readFacts({ db, engine, now }: Shop, { dataDir }: Config): Promise<DeploymentFacts> {
  const { bavail, bsize } = await statfs(dataDir);
  return {
    free: bavail * bsize,
    clockAhead: engine === "postgres" ? (now().getTime() - (await clockOf(db))) / 1000 : 0,
    now: now(),
  };
}

async function clockOf(db: Shop["db"]): Promise<number> {
  const query = sql<{ now: string }>`select clock_timestamp() as now`;
  return Date.parse((await query.execute(db)).rows[0]?.now ?? "");
}

/** A sentence for each problem. */
export function findDeploymentProblems(
  config: Config,
  { free, clockAhead, now }: DeploymentFacts,
): string[] {
  const { publicUrl, host, databaseUrl, trustProxy } = config;
  const isLocal = isLocalName(publicUrl.hostname);
  const isHttps = publicUrl.protocol === "https:";
  const hasGeneratedSecrets = !config.sessionSecret || !config.encryptionKey;
  const problems: [boolean, string][] = [
    [
      !isHttps && !isLocal,
      `PUBLIC_URL is ${publicUrl.origin}: passwords and sessions are sent unencrypted. Put an https proxy in front of the shop and set PUBLIC_URL to its https:// address.`,
    ],
    [
      isLocal && !isLocalName(host),
      `HOST is ${host}, so other machines can reach the shop, but PUBLIC_URL is ${publicUrl.origin}: links in pages, feeds and letters do not work there. Set PUBLIC_URL to the address visitors use.`,
    ],
    [
      isHttps && trustProxy === 0,
      "PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY is not set: all visitors have the same client address, and rate limits apply to all of them together. Set TRUST_PROXY=1.",
    ],
    [
      databaseUrl !== undefined && hasGeneratedSecrets,
      "DATABASE_URL is set, but SESSION_SECRET or ENCRYPTION_KEY is not: they are generated in DATA_DIR, and a process with another DATA_DIR cannot read this one's sessions and encrypted credentials. Set both when there is more than one DATA_DIR.",
    ],
    [
      free < GIGABYTE,
      `The disk of ${config.dataDir} has ${Math.floor(free / 1e6)} MB free: photos and backups will soon fill it.`,
    ],
    [
      Math.abs(clockAhead) > 5,
      `The clocks of this machine and of the database are ${Math.round(Math.abs(clockAhead))} seconds apart. Synchronize both by NTP.`,
    ],
    [
      now.getUTCFullYear() < EARLIEST_PLAUSIBLE_YEAR,
      `The clock says ${now.toISOString()}, which is in the past. Sign-in codes and sessions will not work. Synchronize it by NTP.`,
    ],
  ];
  return problems.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence);
}

const isLocalName = (name: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$|\.localhost$/i.test(name);
