import { z } from "zod";
import type { Call } from "../routing/define-call.ts";
import type { JsonSchema, RenderSchema } from "./json-schema.ts";

const MEANING: Record<number, string> = {
  400: "Validation failed: issues says what is wrong and where.",
  401: "There is no session, or name and password do not match.",
  403: "The request came from another website, or the access of who is signed in does not cover it.",
  404: "It does not exist, or visitors may not see it.",
  408: "The body did not arrive in time.",
  409: "A unique value is taken, or the current state does not allow it.",
  413: "The body is too large.",
  415: "The body has another type than the call accepts.",
  422: "The request is well formed, but cannot be carried out.",
  429: "Too many attempts: Retry-After says when to try again.",
  500: "Something went wrong on our side: the message contains the request id, which is also in the log.",
  502: "Another server could not be reached, or sent a response that cannot be read.",
  503: "The shop is busy: Retry-After says when to try again.",
  507: "There is no space left to store this.",
};

/** The responses of a call by status: success, other declared responses, failures. */
export function describeResponses(
  call: Call,
  failures: number[],
  render: RenderSchema,
): Record<string, JsonSchema> {
  const others = Object.entries(call.otherResponses ?? {}).map(([status, description]) => [
    status,
    { description },
  ]);
  const failed = failures.map((status) => [
    status,
    {
      description: MEANING[status] ?? "It failed.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return Object.fromEntries([
    [call.status ?? 200, describeSuccess(call, render)],
    ...others,
    ...failed,
  ]);
}

function describeSuccess({ response, query }: Call, render: RenderSchema): JsonSchema {
  const headers = query && "page" in query.shape && { headers: { "X-Total-Count": TOTAL_COUNT } };
  if (response instanceof z.ZodType) {
    const schema = render(response, "output");
    return { description: "Success.", ...headers, content: { "application/json": { schema } } };
  }
  const { contentType, description } = response;
  return { description, ...(contentType && { content: { [contentType]: {} } }) };
}

const TOTAL_COUNT = {
  description: "Number of entries on all pages.",
  schema: { type: "integer" },
};
