import type { z } from "zod";
import { problemSchema } from "#contract/problem.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { ERROR_STATUS } from "#http/error-status.ts";
import { CALL_GROUPS } from "../routing/call-groups.ts";
import { type Call, callName, isBodyOptional, isList } from "../routing/define-call.ts";
import { PUBLIC_CALLS } from "../guards/public-calls.ts";
import { describeResponses } from "./describe-responses.ts";
import { type JsonSchema, type RenderSchema, toJsonSchema } from "./json-schema.ts";

export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
};

export type ApiDocument = {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: JsonSchema;
    schemas: Record<string, JsonSchema>;
  };
};

/** The OpenAPI document of the calls, built from the declarations that the router and validation use. */
export function buildDocument(calls: Call[]): ApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const render: RenderSchema = (schema, io) => {
    const { schema: rendered, named } = toJsonSchema(schema, io);
    Object.assign(schemas, named);
    return rendered;
  };
  const paths: ApiDocument["paths"] = {};
  render(problemSchema, "output");
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: describe(call, render) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Goldsmith's shop",
      version: "1",
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: [...new Set(calls.map((call) => call.group))].map((name) => ({
      name,
      description: CALL_GROUPS[name],
    })),
    paths: sortByName(paths),
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
      schemas: sortByName(schemas),
    },
  };
}

const sortByName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const INTRODUCTION = [
  "Pieces are called products here, collections blog-posts.",
  "Money is a decimal string in dollars, weight one in grams, both with two decimals; numbers are taken too. Instants are ISO 8601 in UTC.",
  "Every failure has the same sentence as message and as error; a 400 lists what is wrong as issues.",
  "Calls that need a session take its cookie, which POST /api/admin/login sets: session, or session-<port> where the shop's address has a port. A write must come from the shop's own pages or from no page at all.",
].join("\n\n");

function describe(call: Call, render: RenderSchema): Operation {
  const isPublic = PUBLIC_CALLS.has(callName(call));
  const parameters = describeParameters(call, render);
  const requestBody = describeBody(call, render);
  return {
    tags: [call.group],
    operationId: operationId(call),
    summary: call.summary,
    ...(call.description && { description: call.description }),
    security: isPublic ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: describeResponses(call, listFailureStatuses(call, isPublic), render),
  };
}

/** "PUT /blog-posts/{id}" is putBlogPostsId. */
const operationId = ({ method, path }: Call): string =>
  method +
  path
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");

/** The statuses of a call's failures: declared ones, and those implied by session, parameters and body. */
export function listFailureStatuses(call: Call, isPublic: boolean): number[] {
  const takesBody = Boolean(call.body ?? call.upload);
  const takesParams = call.params !== undefined;
  const codes: ErrorCode[] = [
    ...(call.fails ?? []),
    ...(takesBody || takesParams || call.query ? ["invalid" as const] : []),
    ...(takesParams ? ["not-found" as const] : []),
    ...(takesBody ? ["too-large" as const, "unsupported-media" as const] : []),
    ...(isPublic ? [] : ["unauthorized" as const]),
    ...(takesBody && isPublic ? ["too-slow" as const, "too-many-requests" as const] : []),
    // Lists and searches of anonymous callers are rate limited.
    ...(isPublic && (isList(call) || (call.query && "search" in call.query.shape))
      ? ["too-many-requests" as const]
      : []),
    // A write from another website, or a call beyond the caller's access.
    ...(call.method !== "get" || (!isPublic && call.access !== "pieces")
      ? ["forbidden" as const]
      : []),
  ];
  const statuses = codes.map((code) => ERROR_STATUS[code]);
  return [...new Set([...statuses, 500])].toSorted((a, b) => a - b);
}

/** The request body of a call; undefined when it has none. */
function describeBody(call: Call, render: RenderSchema): JsonSchema | undefined {
  const { body, upload } = call;
  const required = !isBodyOptional(call);
  if (body) return { required, content: { "application/json": { schema: render(body, "input") } } };
  if (!upload) return undefined;
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  if (upload.orJson) {
    const schema = render(upload.orJson, "input");
    const withFile = { allOf: [schema, { properties: { [upload.field]: file } }] };
    return {
      required,
      content: { "application/json": { schema }, "multipart/form-data": { schema: withFile } },
    };
  }
  const field = upload.several ? { type: "array", items: file } : file;
  const texts = Object.fromEntries(
    Object.entries(upload.texts ?? {}).map(([name, description]) => [
      name,
      { type: "string", description },
    ]),
  );
  const schema = {
    type: "object",
    properties: { [upload.field]: field, ...texts },
    required: [upload.field],
  };
  return { required, content: { "multipart/form-data": { schema } } };
}

/** The path and query parameters of a call. */
function describeParameters({ params, query }: Call, render: RenderSchema): JsonSchema[] {
  return [...listIn("path", params, render), ...listIn("query", query, render)];
}

function listIn(place: "path" | "query", schema: z.ZodObject | undefined, render: RenderSchema) {
  if (!schema) return [];
  const { properties, required = [] } = render(schema, "input") as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}
