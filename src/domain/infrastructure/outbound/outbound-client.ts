import { Resolver } from "node:dns/promises";
import type { Agent, Response } from "undici";
import { DomainError, unprocessable } from "../../errors.ts";
import type {
  OutboundClient,
  OutboundRequest,
  OutboundResponse,
} from "../../services/outbound-client.ts";
import { createSsrfGuard, type SsrfGuard, type Resolve } from "./ssrf-guard.ts";
import { connectTo } from "./connect-to.ts";

const MAX_REDIRECTS = 5;
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 30_000;

/** @param allow hosts (`host` or `host:port`) that may be reached although their address is private */
export function createOutboundClient({
  allow,
  resolve,
}: {
  allow: string[];
  resolve?: Resolve;
}): OutboundClient {
  const guard = createSsrfGuard(allow, resolve);
  let agent: Promise<Agent> | undefined;
  return {
    fetch: async (address, request = {}) => {
      const url = URL.parse(address);
      if (!url) throw unprocessable(`${String(address)} is not an address.`);
      return fetchFollowingRedirects(await (agent ??= createAgent(guard)), guard, url, request);
    },
    connect: (host, port) => connectTo(guard, host, port),
    lookUpTexts,
    isAllowedPrivateHost: guard.isAllowed,
    close: async () => (await agent)?.close(),
  };
}

/** Created on the first request, so that a shop that fetches nothing does not load undici. */
async function createAgent(guard: SsrfGuard): Promise<Agent> {
  const undici = await import("undici");
  return new undici.Agent({
    connect: { lookup: guard.lookup, timeout: 10_000 },
    headersTimeout: TIMEOUT_MILLISECONDS,
    bodyTimeout: TIMEOUT_MILLISECONDS,
  });
}

async function fetchFollowingRedirects(
  agent: Agent,
  guard: SsrfGuard,
  first: URL,
  request: OutboundRequest,
): Promise<OutboundResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  let url = first;
  let { method = "GET", headers = {}, body } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    guard.check(url);
    if (request.mayFetch && !(await request.mayFetch(url))) throw redirectNotAllowed(url);
    const response = await fetchOnce(agent, url, { method, headers, body, signal });
    const location = response.headers.get("location");
    if (!isRedirect(response.status) || location === null) {
      const bytes = await readBounded(response, request.maxBytes ?? MAX_BYTES, url);
      return { url: url.href, status: response.status, headers: toHeaders(response), bytes };
    }
    await response.body?.cancel();
    const next = URL.parse(location, url);
    if (!next) throw unreachable(url, "it leads to an address that cannot be read");
    // Any other header may hold a credential for one origin, which is not sent to another.
    if (next.origin !== url.origin) headers = pickHarmless(headers);
    if (response.status === 303 || (method === "POST" && response.status < 307)) {
      method = "GET";
      body = undefined;
    }
    url = next;
  }
  throw unreachable(first, `it redirects more than ${MAX_REDIRECTS} times`);
}

async function fetchOnce(
  agent: Agent,
  url: URL,
  options: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<Response> {
  const undici = await import("undici");
  try {
    return await undici.fetch(url, { ...options, redirect: "manual", dispatcher: agent });
  } catch (error) {
    throw describeFailure(error, url);
  }
}

const redirectNotAllowed = (url: URL) =>
  new DomainError("forbidden", `It leads to ${url.host}, which is not fetched from here.`);

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const toHeaders = (response: Response): Headers => new Headers([...response.headers]);

function pickHarmless(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(accept|content-type|user-agent)$/i.test(name)),
  );
}

const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

/** The texts of a name's TXT records, [] where it has none; within about ten seconds. */
async function lookUpTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

/** Reads a body of at most `maxBytes` after decompression; Content-Length is not trusted. */
async function readBounded(response: Response, maxBytes: number, url: URL): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      const bytes = chunk as Uint8Array;
      length += bytes.byteLength;
      if (length > maxBytes) throw bodyTooLarge(url, maxBytes);
      chunks.push(bytes);
    }
  } catch (error) {
    throw describeFailure(error, url);
  }
  return Buffer.concat(chunks);
}

const bodyTooLarge = (url: URL, maxBytes: number) =>
  new DomainError(
    "bad-gateway",
    `${url.host} sent more than ${Math.round(maxBytes / 1_048_576)} MB, which was not read.`,
  );

/** Maps an error of a request to a bad-gateway error for people; a DomainError stays itself. */
export function describeFailure(error: unknown, url: URL): DomainError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DomainError) return cause;
    if (cause.name === "TimeoutError") return unreachable(url, "it took too long to answer", error);
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOTFOUND") return unreachable(url, "there is no such host", error);
    if (code === "ECONNREFUSED") return unreachable(url, "nothing answers there", error);
  }
  return unreachable(url, "the connection broke", error);
}

/** @param why completes "example.com could not be reached: " */
const unreachable = (url: URL, why: string, cause?: unknown) =>
  new DomainError("bad-gateway", `${url.host} could not be reached: ${why}.`, { cause });
