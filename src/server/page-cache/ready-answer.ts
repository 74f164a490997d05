import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";
import { CONNECTION_LIMITS } from "../limits/connection-limits.ts";
import { REQUEST_ID_LENGTH } from "../request-context/request-id.ts";

/** How many of one answer may be under way in one piece; who asks then is answered in the usual way. */
const MOST_COPIES = 2;

/** An answer as it goes over the wire, and the second that its date names. */
type Copy = { bytes: Buffer; second: number };

/**
 * An answer that is given many times. Who asks as browsers and proxies do gets it in one piece, in which
 * only the request's id and the date are written anew. In the usual way Node.js reads every letter of
 * every header, and head and body take their ways apart: that is longer than all the rest.
 */
export class PreserializedResponse {
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly #head: string;
  readonly #idAt: number;
  readonly #body: Buffer;
  /** Copies that are not under way. */
  readonly #resting: Copy[];
  #copies = 1;

  /** @throws TypeError where a name or a value may not stand in a header */
  constructor(status: 200 | 304, headers: string[], body: Buffer = Buffer.alloc(0)) {
    this.status = status;
    this.headers = headers;
    const before = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${write(headers)}x-request-id: `;
    this.#head = `${before}${"0".repeat(REQUEST_ID_LENGTH)}\r\n${dateLine()}${KEPT_OPEN}\r\n`;
    this.#idAt = before.length;
    const bytes = joined(this.#head, body);
    // This part of a copy is never written to.
    this.#body = bytes.subarray(bytes.length - body.length);
    this.#resting = [{ bytes, second }];
  }

  /** How many bytes it takes in memory at most. */
  get size(): number {
    return this.#head.length + MOST_COPIES * (this.#head.length + this.#body.length);
  }

  /** @param requestId as `newRequestId` makes them */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    if (this.#sendWhole(request, response, requestId)) return;
    response.writeHead(this.status, [...this.headers, "x-request-id", requestId]);
    response.end(request.method === "HEAD" ? undefined : this.#body);
  }

  /** @returns false where it has to go the usual way */
  #sendWhole(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    // Without one it is not this answer's turn yet; one that still has something to send is slow.
    const { socket } = response;
    if (!socket?.writable || socket.writableLength > 0) return false;
    if (request.method !== "GET" || !response.shouldKeepAlive) return false;
    const copy = this.#takeCopy();
    if (!copy) return false;
    copy.bytes.write(requestId, this.#idAt, "latin1");
    const line = dateLine();
    if (copy.second !== second) {
      copy.bytes.write(line, this.#idAt + REQUEST_ID_LENGTH + "\r\n".length, "latin1");
      copy.second = second;
    }
    response.statusCode = this.status;
    const inside = response as unknown as Inside;
    // oxlint-disable-next-line no-underscore-dangle -- Node.js names it so
    inside._header = this.#head;
    // oxlint-disable-next-line no-underscore-dangle -- and this
    inside._headerSent = true;
    // Until the socket has let go of it nobody may write to it again.
    socket.write(copy.bytes, () => this.#resting.push(copy));
    response.end();
    return true;
  }

  #takeCopy(): Copy | undefined {
    const copy = this.#resting.pop();
    if (copy || this.#copies >= MOST_COPIES) return copy;
    this.#copies += 1;
    return { bytes: joined(this.#head, this.#body), second: 0 };
  }
}

/** Where Node.js keeps the head that `writeHead` makes, and whether it is on its way. */
type Inside = { _header: string; _headerSent: boolean };

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${CONNECTION_LIMITS.keepAliveTimeout / 1000}\r\n`;

function write(headers: string[]): string {
  let text = "";
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

const joined = (head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(head, "latin1"), body]);

let second = 0;
let line = "";

/** Of always the same length. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    line = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
  }
  return line;
}
