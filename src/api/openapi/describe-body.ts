import type { Call } from "../routing/define-call.ts";
import type { RenderSchema } from "./build-document.ts";
import type { JsonSchema } from "./json-schema.ts";

/** What a call takes as its body, or nothing. */
export function describeBody(
  { body, bodyOptional, upload }: Call,
  show: RenderSchema,
): JsonSchema | undefined {
  const required = !bodyOptional;
  if (body) return { required, content: { "application/json": { schema: show(body, "input") } } };
  if (!upload) return undefined;
  const file = { type: "string", contentMediaType: "application/octet-stream" };
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
