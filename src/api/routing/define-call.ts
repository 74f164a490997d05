import type { Context } from "hono";
import type { z } from "zod";
import type { User } from "#contract/sign-in.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import type { ApiEnv } from "#http/request-context.ts";

export const MEGABYTE = 1024 * 1024;

/** What strangers may send: a name, a password, an address. */
export const ANONYMOUS_BODY_LIMIT = 16 * 1024;

/** Where pictures may come along as data URLs. */
export const PICTURES_BODY_LIMIT = 40 * MEGABYTE;

/** What the handler of a call finds: the shop, who asks, and what was sent, already validated. */
export type CallContext<Params = unknown, Query = unknown, Body = unknown> = {
  c: Context<ApiEnv>;
  shop: Shop;
  viewer: Viewer;
  user: User | null;
  /** The username of who asks, for the trash and the histories. */
  by: string | null;
  params: Params;
  query: Query;
  body: Body;
};

/** An answer that is no JSON. */
export type NonJsonResponse = { contentType?: string; description: string };

type Declaration<Params, Query, Body, Answer> = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /api, as the API document writes it: "/products/{id}". */
  path: string;
  /** Under which heading it stands in the document. */
  group: string;
  summary: string;
  description?: string;
  params?: Params;
  query?: Query;
  /** Schema of a JSON body. */
  body?: Body;
  /** Whether the call may be made without its body. */
  bodyOptional?: boolean;
  /**
   * A multipart body instead of JSON: the name of its field of files, and of fields of text with what they
   * are for. The handler reads it itself.
   */
  upload?: { field: string; several: boolean; texts?: Record<string, string> };
  /** Bytes a body may have; a megabyte when left out. "streamed": the handler reads it in parts, by its own limits. */
  bodyLimit?: number | "streamed";
  /** What a success answers. */
  response: Answer;
  /** The status of a success; 200 when left out. */
  status?: 200 | 201 | 202 | 302;
  /** Other statuses that are no failure. */
  otherResponses?: Record<number, string>;
  /** Failures beyond those that validation, session and body bring with them. */
  fails?: ErrorCode[];
};

/** A call as the router, the guard and the document see it. Who may make it stands in public-calls.ts. */
export type Call = Declaration<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType | NonJsonResponse> & {
  handle(visit: CallContext): Promise<unknown>;
};

/**
 * Declares a call once: the router, its validation, its types and the API document are all made from it.
 * A handler gives what is to be sent as JSON, or a whole Response.
 */
export function defineCall<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType | NonJsonResponse = z.ZodType,
>(
  call: Declaration<Params, Query, Body, Answer> & {
    handle(
      visit: CallContext<z.output<Params>, z.output<Query>, z.output<Body>>,
    ): Promise<(Answer extends z.ZodType ? z.output<Answer> : never) | Response>;
  },
): Call {
  return call;
}

/** "GET /products/{id}": how the list of public calls names a call. */
export const callName = ({ method, path }: Pick<Call, "method" | "path">): string =>
  `${method.toUpperCase()} ${path}`;
