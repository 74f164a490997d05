import type { ServerResponse } from "node:http";

/** What a store may do instead of responding. */
export type WooFailure =
  | { kind: "status"; status: number; body?: unknown; retryAfter?: string }
  /** A firewall's HTML page, with status 200. */
  | { kind: "html" }
  /** Half of the response, then a closed connection. */
  | { kind: "die" }
  | { kind: "endless" }
  | { kind: "redirect"; to: string };

export type PlannedFailure = {
  /** Which requests fail, by path and query. */
  at: RegExp;
  failure: WooFailure;
  /** How many more times; always when omitted. */
  times?: number;
};

export function sendFailure(response: ServerResponse, failure: WooFailure): void {
  switch (failure.kind) {
    case "status": {
      const { status, body, retryAfter } = failure;
      const retry = retryAfter === undefined ? {} : { "Retry-After": retryAfter };
      response.writeHead(status, { "Content-Type": "application/json", ...retry });
      response.end(JSON.stringify(body ?? { code: "broken", message: "It broke.", data: null }));
      return;
    }
    case "html":
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>One moment, please</h1>");
      return;
    case "die":
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100000" });
      response.write('[{"id":', () => response.destroy());
      return;
    case "endless":
      response.writeHead(200, { "Content-Type": "application/json" }).write("[");
      pour(response);
      return;
    case "redirect":
      response.writeHead(302, { Location: failure.to }).end();
  }
}

function pour(response: ServerResponse): void {
  if (response.destroyed) return;
  if (response.write(" ".repeat(65_536))) setImmediate(() => pour(response));
  else response.once("drain", () => pour(response));
}
