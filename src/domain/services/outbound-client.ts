import type { Socket } from "node:net";

export type OutboundRequest = {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
  /** Default 10 MB. */
  maxBytes?: number;
  /** Covers redirects and body. Default 30,000. */
  timeoutMilliseconds?: number;
  signal?: AbortSignal;
  /** Which URLs may be fetched, redirect targets included; every public one by default. */
  mayFetch?: (url: URL) => boolean | Promise<boolean>;
};

export type OutboundResponse = {
  /** The URL of the response, after redirects. */
  url: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
};

/**
 * The one client for other machines: never a private address, bounded in time; of HTTP, http and https only, bounded in
 * bytes and redirects.
 * Throws DomainError: unprocessable for an address that may not be reached, bad-gateway for a source
 * that fails.
 */
export type OutboundClient = {
  fetch: (url: string | URL, request?: OutboundRequest) => Promise<OutboundResponse>;
  /** Opens a TCP connection, within ten seconds. Throws DomainError unprocessable for a private address, else the socket's error. */
  connect: (host: string, port: number) => Promise<Socket>;
  /** The texts of a name's TXT records in DNS, [] where it has none. Throws where DNS does not answer. */
  lookUpTexts: (name: string) => Promise<string[]>;
  /** Whether OUTBOUND_ALLOW names this host. */
  isAllowedPrivateHost: (url: URL) => boolean;
  close: () => Promise<void>;
};
