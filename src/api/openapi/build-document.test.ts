import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "../routing/define-call.ts";
import { buildDocument, listFailureStatuses } from "./build-document.ts";
import { renderDocument } from "./render-document.ts";

const handle = () => Promise.resolve(null);
const response = z.object({ message: z.string() });
const call = (change: Partial<Call> = {}): Call => ({
  method: "get",
  path: "/rings",
  group: "Metal prices",
  summary: "Lists rings",
  response,
  handle,
  ...change,
});

const operationOf = (declared: Call) =>
  buildDocument([declared]).paths[declared.path]?.[declared.method];

test.each<[string, Partial<Call>, boolean, number[]]>([
  ["a public read", {}, true, [500]],
  ["a read", {}, false, [401, 403, 500]],
  ["a read of pieces", { access: "pieces" }, false, [401, 500]],
  ["a public search", { query: z.object({ search: z.string() }) }, true, [400, 429, 500]],
  ["a search", { query: z.object({ search: z.string() }) }, false, [400, 401, 403, 500]],
  ["a public query", { query: z.object({ page: z.string() }) }, true, [400, 500]],
  ["a read by id", { params: z.object({ id: z.string() }) }, true, [400, 404, 500]],
  ["a public write", { method: "post" }, true, [403, 500]],
  ["a write", { method: "post", body: response }, false, [400, 401, 403, 413, 415, 500]],
  ["declared failures", { fails: ["conflict", "conflict"] }, true, [409, 500]],
])("%s fails with these statuses", (_, change, isPublic, statuses) => {
  expect(listFailureStatuses(call(change), isPublic)).toEqual(statuses);
});

test("names an operation by its method and path, and sorts paths and groups", () => {
  const document = buildDocument([
    call(),
    call({ method: "put", path: "/blog-posts/{id}", group: "Tags" }),
    call({ method: "delete", path: "/blog-posts/{id}", group: "Tags" }),
  ]);
  expect(Object.keys(document.paths)).toEqual(["/blog-posts/{id}", "/rings"]);
  expect(document.paths["/blog-posts/{id}"]).toMatchObject({
    put: { operationId: "putBlogPostsId" },
    delete: { operationId: "deleteBlogPostsId" },
  });
  expect(document.tags).toMatchObject([
    { name: "Metal prices" },
    { name: "Tags", description: "Tags of pieces and collections." },
  ]);
  expect(document.servers).toEqual([{ url: "/api" }]);
  expect(Object.keys(document.components.schemas)).toEqual(["Problem"]);
  expect(document.components.securitySchemes).toEqual({
    session: { type: "apiKey", in: "cookie", name: "session" },
  });
});

test("describes path and query parameters, and which of them are optional", () => {
  const operation = operationOf(
    call({
      params: z.object({ id: z.string() }),
      query: z.object({ page: z.string().optional() }),
    }),
  );
  expect(operation?.parameters).toMatchObject([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    { name: "page", in: "query", required: false, schema: { type: "string" } },
  ]);
  expect(operation?.responses["200"]).toHaveProperty(["headers", "X-Total-Count"]);
  expect(operationOf(call())).not.toHaveProperty("parameters");
  expect(operationOf(call())?.responses["200"]).not.toHaveProperty("headers");
});

test("describes a JSON body, which is optional where all of its fields are, or none", () => {
  const body = z.object({ name: z.string() });
  const post = call({ method: "post", body });
  expect(operationOf(post)?.requestBody).toMatchObject({
    required: true,
    content: { "application/json": { schema: { required: ["name"] } } },
  });
  expect(operationOf({ ...post, body: body.partial() })?.requestBody).toMatchObject({
    required: false,
  });
  expect(operationOf(call())).not.toHaveProperty("requestBody");
});

test("describes a record with a value for each of its keys by its properties", () => {
  const operation = operationOf(
    call({ response: z.record(z.enum(["gold", "silver"]), z.boolean()) }),
  );
  expect(operation?.responses["200"]?.["content"]).toEqual({
    "application/json": {
      schema: {
        type: "object",
        properties: { gold: { type: "boolean" }, silver: { type: "boolean" } },
        required: ["gold", "silver"],
        additionalProperties: false,
      },
    },
  });
});

test("describes an upload of one file or several, and the texts beside it", () => {
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const one = operationOf(
    call({ method: "post", upload: { field: "file", several: false, texts: { mode: "How" } } }),
  );
  expect(one?.requestBody).toEqual({
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: { file, mode: { type: "string", description: "How" } },
          required: ["file"],
        },
      },
    },
  });
  const several = operationOf(call({ method: "post", upload: { field: "file", several: true } }));
  expect(several?.requestBody).toMatchObject({
    content: {
      "multipart/form-data": { schema: { properties: { file: { type: "array", items: file } } } },
    },
  });
});

test("describes success, other responses and failures", () => {
  const operation = operationOf(
    call({ status: 201, otherResponses: { 304: "Unchanged." }, description: "In pairs." }),
  );
  expect(operation).toMatchObject({
    description: "In pairs.",
    responses: {
      201: {
        description: "Success.",
        content: { "application/json": { schema: { required: ["message"] } } },
      },
      304: { description: "Unchanged." },
      500: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  });
  expect(operationOf(call())).not.toHaveProperty("description");
  const file = { contentType: "text/csv", description: "A file." };
  expect(operationOf(call({ response: file }))?.responses["200"]).toEqual({
    description: "A file.",
    content: { "text/csv": {} },
  });
});

test("renders that a public call is open to everybody", async () => {
  const document = buildDocument([call({ path: "/products" })]);
  const page = String(await renderDocument(document, "abc"));
  expect(page).toContain("<small>Open to everybody</small>");
});

test("renders access, parameters, body and responses of a call for people", async () => {
  const document = buildDocument([
    call({
      method: "post",
      description: "In pairs.",
      params: z.object({ id: z.string() }),
      query: z.object({ page: z.int().optional() }),
      body: z.union([
        z.object({ name: z.string().max(9) }),
        z.object({ weight: z.number().optional() }),
      ]),
      response: z.array(z.string()),
    }),
  ]);
  const page = String(await renderDocument(document, "abc")).replaceAll(/\s+/g, " ");
  for (const part of [
    '<style nonce="abc">',
    '<a href="#metal-prices">Metal prices</a>',
    '<h2 id="metal-prices">Metal prices</h2>',
    "<p>What metals cost,",
    "<code>POST /api/rings</code>",
    "<small>Needs a session</small>",
    "<p>In pairs.</p>",
    "<code>id</code></th> <td>text; in the path</td>",
    "; in the query, optional</td>",
    "<caption> Body, application/json </caption>",
    "<code>name</code></th> <td>text, at most 9 characters</td>",
    "<code>weight</code></th> <td>number; optional</td>",
    "<code>200</code></th> <td>Success. list of text</td>",
    "<caption> Problem </caption>",
  ]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain("Problem</td>");
});
