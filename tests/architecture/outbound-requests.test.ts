import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** Everything by which a program reaches other machines, unless it is imported for its types alone. */
const MODULES = [
  /^import (?!type\b).*from "(?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?"/,
  /(?:from|import\(|require\()\s*"(?:undici|axios|got|ky|node-fetch|superagent|ws|nodemailer|imapflow|@aws-sdk\/[\w-]+)"/,
];

/** What every browser brings along, and Node too. A browser reaches nothing that it might not reach anyway. */
const BUILT_IN = [
  /(?<![\w.])fetch\(/,
  /\b(?:globalThis|window|self)\.fetch\b/,
  /new (?:WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(/,
];

/** Who does, and why that is no second way out for an address that somebody else has written. */
const ALLOWED: Record<string, string> = {
  "src/domain/infrastructure/outbound/outbound-client.ts": "the one way out; it asks DNS itself",
  "src/domain/infrastructure/outbound/ssrf-guard.ts":
    "resolves names, and refuses what they lead to",
  "src/domain/infrastructure/outbound/connect-to.ts": "connects for the outbound client",
  "src/domain/infrastructure/s3/connect-s3.ts":
    "the buckets of the environment, as whoever runs the shop set them",
  "src/domain/infrastructure/mail/open-mailer.ts":
    "the mail server of SMTP_URL, as whoever runs the shop set it",
  "src/domain/infrastructure/mail/open-stored-mailer.ts":
    "speaks SMTP on a connection of the outbound client",
  "src/domain/operations/health/checks/read-certificate.ts":
    "speaks TLS on a connection of the outbound client",
  "src/domain/infrastructure/mail/mailbox/open-mailbox.ts":
    "speaks IMAP on a connection of the outbound client",
  "src/domain/media/proxy/fetch-cache.ts": "calls a function that it was given",
  "src/server/page-cache/open-page-cache.ts": "calls the shop itself, within the process",
  "src/server/http-server/serve-shop.ts": "listens",
  "src/server/http-server/listen.ts": "listens",
  "src/server/startup/config.ts": "asks only whether a text is an IP address",
};

async function filesThatReachOut(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const lines = (await readFile(file, "utf8")).split("\n");
    const ways = isForBrowsers(file) ? MODULES : EVERYTHING;
    if (lines.some((line) => reachesOut(line, ways))) found.push(file);
  }
  return found.toSorted((a, b) => a.localeCompare(b));
}

const EVERYTHING = [...MODULES, ...BUILT_IN];

/** Pages and their parts; what loads their data runs on the server. */
const isForBrowsers = (file: string) =>
  file.startsWith("src/web/") && !/\/(route|root)\.tsx$|\.server\.tsx?$/.test(file);

const reachesOut = (line: string, ways = EVERYTHING) =>
  !/^\s*(\*|\/\/|import type\b)/.test(line) && ways.some((way) => way.test(line));

test("only the outbound client makes requests to other machines", async () => {
  const others = (await filesThatReachOut()).filter((file) => !(file in ALLOWED));
  expect(others).toEqual([]);
});

test("every exception is still needed", async () => {
  const files = await filesThatReachOut();
  expect(Object.keys(ALLOWED).filter((file) => !files.includes(file))).toEqual([]);
});

test.each([
  'import { request } from "node:https";',
  'import http from "http";',
  'import { lookup } from "node:dns/promises";',
  'import { fetch } from "undici";',
  'const { Agent } = await import("undici");',
  "const answer = await fetch(url);",
  "return globalThis.fetch(url);",
  "new WebSocket(url)",
])("%s makes an outbound request", (line) => {
  expect(reachesOut(line)).toBe(true);
});

test.each([
  'import type { Server } from "node:http";',
  "await shop.outbound.fetch(url)",
  " * Whoever calls fetch(url) here",
  "prefetch(url)",
])("%s makes none", (line) => {
  expect(reachesOut(line)).toBe(false);
});
