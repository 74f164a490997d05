import type { Context } from "hono";
import { z } from "zod";
import type { Access, User } from "#contract/access/sign-in.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import { MEGABYTE } from "#http/limit-body.ts";
import type { ApiEnv } from "#http/request-context.ts";
import type { CallGroup } from "./call-groups.ts";

/** For bodies that may hold pictures as data URLs, in bytes. */
export const PICTURES_BODY_LIMIT = 40 * MEGABYTE;

/** The argument of a call's handler: the shop, the caller, and the validated input. */
export type CallContext<Params = unknown, Query = unknown, Body = unknown> = {
  c: Context<ApiEnv>;
  shop: Shop;
  viewer: Viewer;
  user: User | null;
  /** The username of the caller, recorded in trash and histories. */
  by: string | null;
  params: Params;
  query: Query;
  body: Body;
};

/** A response other than JSON, such as a file or a redirect. */
export type NonJsonResponse = { contentType?: string; description: string };

type Declaration<Params, Query, Body, Result> = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /api, in OpenAPI notation: "/products/{id}". */
  path: string;
  /** "pieces": also for people with access to pieces and collections alone. "everything" by default. */
  access?: Access;
  /** Its heading in the API document. */
  group: CallGroup;
  summary: string;
  description?: string;
  params?: Params;
  query?: Query;
  /** Schema of a JSON body, which may be left out where it takes an empty object. */
  body?: Body;
  /**
   * A multipart body instead of JSON, which the handler reads: its file field, and its text fields with
   * descriptions. With `orJson` the same texts may come as JSON, without the file.
   */
  upload?: {
    field: string;
    several: boolean;
    texts?: Record<string, string>;
    orJson?: z.ZodObject;
  };
  /** Maximum body size in bytes, a megabyte by default. "streamed": the handler applies its own limits. */
  bodyLimit?: number | "streamed";
  /** Schema of the JSON response, or a description of another one. */
  response: Result;
  /** Status of a success, 200 by default. */
  status?: 200 | 201 | 202 | 302;
  /** Other statuses that are not failures, with descriptions. */
  otherResponses?: Record<number, string>;
  /** Failures besides those implied by validation, session and body. */
  fails?: ErrorCode[];
};

/** A declared call. Who may make it is listed in guards/public-calls.ts. */
export type Call = Declaration<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType | NonJsonResponse> & {
  handle(context: CallContext): Promise<unknown>;
};

/**
 * Declares a call: its route, validation, types and API documentation all derive from this declaration.
 * The handler returns what is sent as JSON, or a Response.
 */
export function defineCall<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType | NonJsonResponse = z.ZodType,
>(
  call: Declaration<Params, Query, Body, Result> & {
    handle(
      context: CallContext<z.output<Params>, z.output<Query>, z.output<Body>>,
    ): Promise<(Result extends z.ZodType ? z.output<Result> : never) | Response>;
  },
): Call {
  return call;
}

/** Whether a call answers a list. */
export const isList = ({ method, response }: Pick<Call, "method" | "response">): boolean =>
  method === "get" && response instanceof z.ZodArray;

/** Whether a call is the same without a body as with an empty object: all of its fields are optional. */
export const isBodyOptional = ({ body }: Pick<Call, "body">): boolean =>
  body?.safeParse({}).success ?? false;

/** The name of a call in PUBLIC_CALLS: "GET /products/{id}". */
export const callName = ({ method, path }: Pick<Call, "method" | "path">): string =>
  `${method.toUpperCase()} ${path}`;
