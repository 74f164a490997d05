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
  mayFetch?: (url: URL) => boolean;
};

export type OutboundResponse = {
  /** The URL of the response, after redirects. */
  url: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
};

/**
 * The one HTTP client for other machines: http and https only, never a private address, bounded in
 * bytes, time and redirects.
 * Throws DomainError: unprocessable for an address that may not be reached, bad-gateway for a source
 * that fails.
 */
export type OutboundClient = {
  fetch: (url: string | URL, request?: OutboundRequest) => Promise<OutboundResponse>;
  /** Whether OUTBOUND_ALLOW names this host. */
  isAllowedPrivateHost: (url: URL) => boolean;
  close: () => Promise<void>;
};
