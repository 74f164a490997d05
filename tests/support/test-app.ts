import type { Hono } from "hono";
import type { z } from "zod";
import { sessionExpiry } from "#domain/access/sessions/session-expiry.ts";
import { hashSessionToken } from "#domain/access/sessions/hash-session-token.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { createApp } from "#server/app.ts";
import { expectMatchesOpenApi } from "./expect-matches-openapi.ts";
import { type TestShop, testShop } from "./test-shop.ts";

export type SentRequest = {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, whatever it is. */
  raw?: string;
  headers?: Record<string, string>;
};

export type ApiResponse = {
  status: number;
  headers: Headers;
  /** The answer read as JSON; null when it is none. */
  json: unknown;
  text: string;
  /** The answer in a shape that is checked. */
  as: <T>(schema: z.ZodType<T>) => T;
};

type Caller = Record<
  "get" | "post" | "put" | "patch" | "delete",
  (path: string, sent?: SentRequest) => Promise<ApiResponse>
>;

export type TestApp = {
  shop: TestShop;
  app: Hono<ApiEnv>;
  /** Calls as somebody without a session; paths begin below /api. */
  visitor: Caller;
  /** Calls as the signed-in admin. */
  admin: Caller;
  cookie: string;
};

/** As it is stored. */
export const ADMIN_NAME = "Ádmin".normalize("NFC");

/** As another keyboard types them. */
export const testAdmin = {
  username: ADMIN_NAME.toLowerCase().normalize("NFD"),
  password: "a-pässword-for-tests".normalize("NFD"),
};

/** The whole shop, without pages, over a test shop: a call is a function call. Every answer is held to the API document. */
export async function testApp(options?: Parameters<typeof testShop>[0]): Promise<TestApp> {
  const shop = await testShop(options);
  const app = createApp({
    shop,
    trustProxy: 0,
    files: [(_, next) => next()],
    pages: () => Promise.resolve(new Response("a page", { status: 404 })),
  });
  const cookie = `session=${await openSession(shop)}`;
  return {
    shop,
    app,
    cookie,
    visitor: caller(app, {}),
    admin: caller(app, { Cookie: cookie }),
  };
}

/** argon2id of the test admin's password: made beforehand, since it is slow to make on purpose. */
const PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$rpiAH/KUXeRvaX/YztsDZw$c4j4Yk6FmC2fBHTfypvpXCXhPTegKfJzu1HfrSIv4HY";

/** Signs the test admin in without asking for the password. @returns the session's token */
async function openSession(shop: TestShop): Promise<string> {
  const { db, now } = shop;
  const token = "a-session-for-tests";
  const at = now().toISOString();
  const stamps = { createdAt: at, updatedAt: at };
  await db
    .insertInto("users")
    .values({
      id: "admin",
      username: ADMIN_NAME,
      passwordHash: PASSWORD_HASH,
      ...stamps,
    })
    .execute();
  await db
    .insertInto("sessions")
    .values({
      sid: hashSessionToken(shop, token),
      sess: "{}",
      userId: "admin",
      expire: sessionExpiry(now()),
      createdAt: at,
      lastSeenAt: at,
    })
    .execute();
  return token;
}

function caller(app: Hono<ApiEnv>, session: Record<string, string>): Caller {
  const call =
    (method: string) =>
    async (path: string, sent: SentRequest = {}) => {
      const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
      const response = await app.request(`http://localhost:3000/api${path}`, {
        method,
        headers: {
          ...session,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...sent.headers,
        },
        ...(body !== undefined && { body }),
      });
      const answered = await read(response);
      expectMatchesOpenApi(method, path, answered);
      return answered;
    };
  return {
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    delete: call("DELETE"),
  };
}

async function read(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  const json: unknown = isJson ? JSON.parse(text) : null;
  return {
    status: response.status,
    headers: response.headers,
    json,
    text,
    as: (schema) => schema.parse(json),
  };
}
