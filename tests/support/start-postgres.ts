import { findPostgres } from "./find-postgres.mjs";
import { type Cluster, startCluster, startStandby } from "./postgres-cluster.ts";

const binaries = findPostgres();

/** Whether the machine has PostgreSQL's programs. */
export const hasPostgres = binaries !== undefined;

/** A server that keeps what it acknowledges, as it is delivered, for a test of processes. */
export const startPostgres = (...settings: string[]): Promise<Cluster> =>
  startCluster(requireBinaries(), [...LOCAL, ...settings]);

/** A standby of a running server. */
export const startPostgresStandby = (primary: Cluster): Promise<Cluster> =>
  startStandby(requireBinaries(), primary, LOCAL);

const LOCAL = ["-c", "listen_addresses=127.0.0.1"];

function requireBinaries(): string {
  if (!binaries) throw new Error("PostgreSQL 15 or later was not found.");
  return binaries;
}
