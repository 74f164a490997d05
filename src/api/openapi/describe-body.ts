import { type Call, isBodyOptional } from "../routing/define-call.ts";
import type { JsonSchema, RenderSchema } from "./json-schema.ts";

/** The request body of a call; undefined when it has none. */
export function describeBody(call: Call, render: RenderSchema): JsonSchema | undefined {
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
