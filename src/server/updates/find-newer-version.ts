import { execFile } from "node:child_process";
import { promisify } from "node:util";

const TIMEOUT_MILLISECONDS = 30_000;

export type NewerVersion =
  /** The newest tagged version, "0.2.0". */
  | { kind: "version"; version: string }
  /** Commits after this one, without a version of their own. */
  | { kind: "commits" }
  | { kind: "none" }
  /** @property reason in Git's words */
  | { kind: "unknown"; reason: string };

/**
 * Asks the Git repository from which the shop was cloned, its remote "origin", for what is newer.
 * @param folder of the clone
 * @param version "0.1.0"
 */
export async function findNewerVersion(folder: string, version: string): Promise<NewerVersion> {
  const git = (...parameters: string[]) => runGit(folder, parameters);
  try {
    // Outside of a repository Git would take "origin" for a folder.
    await git("remote", "get-url", "origin");
    const newest = readVersions(await git("ls-remote", "--tags", "origin"))
      .toSorted(compareVersions)
      .at(-1);
    if (newest && compareVersions(newest, version) > 0) return { kind: "version", version: newest };
    const [head = ""] = (await git("ls-remote", "origin", "HEAD")).split(/\s/, 1);
    const isKnown = await git("merge-base", "--is-ancestor", head, "HEAD").then(
      () => true,
      () => false,
    );
    return { kind: isKnown ? "none" : "commits" };
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
    return { kind: "unknown", reason: lines.at(-1) ?? "" };
  }
}

/** Git asks nothing on the terminal: without access it fails. */
async function runGit(folder: string, parameters: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const options = { cwd: folder, env, timeout: TIMEOUT_MILLISECONDS };
  return (await promisify(execFile)("git", parameters, options)).stdout;
}

const readVersions = (references: string): string[] =>
  [...references.matchAll(/refs\/tags\/v?(\d+\.\d+\.\d+)$/gm)].flatMap(([, found]) => found ?? []);

/** Semantic versions without a suffix, the older first. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
