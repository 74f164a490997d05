import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";
import { CONNECTION_LIMITS } from "../connection-limits.ts";

/** Status and headers of an answer that is given many times, without what is new in each. */
export type ReadyHead = {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: string[];
  /** The same as it goes over the wire, up to the last header. */
  text: string;
};

/** @throws TypeError where a name or a value may not stand in a header */
export function makeReady(status: ReadyHead["status"], headers: string[]): ReadyHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return { status, headers, text };
}

/**
 * Sends an answer with a request id of its own. `writeHead` reads every letter of every header each time,
 * which takes as long as all the rest of a kept answer: who asks as browsers and proxies do gets the text
 * that was checked when it was made.
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { head, requestId, body }: { head: ReadyHead; requestId: string; body?: Buffer },
): void {
  if (request.method === "GET" && response.shouldKeepAlive) {
    response.statusCode = head.status;
    // oxlint-disable-next-line no-underscore-dangle -- Node.js names it so
    (response as unknown as WithHeader)._header = `${head.text}x-request-id: ${requestId}\r\n${
      dateLine() + KEPT_OPEN
    }\r\n`;
  }
  if (!response.headersSent) {
    response.writeHead(head.status, [...head.headers, "x-request-id", requestId]);
  }
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Where Node.js keeps the text that `writeHead` makes; `headersSent` tells whether it still does. */
type WithHeader = { _header: string };

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${CONNECTION_LIMITS.keepAliveTimeout / 1000}\r\n`;

let second = 0;
let line = "";

function dateLine(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    line = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
  }
  return line;
}
