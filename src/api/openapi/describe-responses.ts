import { z } from "zod";
import type { Call } from "../routing/define-call.ts";
import type { RenderSchema } from "./build-document.ts";
import type { JsonSchema } from "./json-schema.ts";

const MEANING: Record<number, string> = {
  400: "Something that was sent is wrong: issues says what and where.",
  401: "There is no session, or name and password do not belong together.",
  403: "The request came from another website, or this is not allowed.",
  404: "It does not exist, or visitors may not see it.",
  409: "Something is in the way: what must be unique is taken, or the state does not allow it.",
  413: "Too much was sent at once.",
  415: "The body is of another type than the call takes.",
  422: "What was sent is well formed, but cannot be done.",
  429: "Too many attempts: Retry-After says when to try again.",
  500: "Something went wrong on our side: the sentence holds a number that is also in the log.",
  502: "Another machine could not be reached, or answered what cannot be read.",
  503: "The shop is busy: Retry-After says when to try again.",
  507: "There is no room left to store this.",
};

/** Everything a call may answer. */
export function describeResponses(
  call: Call,
  failures: number[],
  show: RenderSchema,
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
    [call.status ?? 200, describeSuccess(call, show)],
    ...others,
    ...failed,
  ]);
}

function describeSuccess({ response: answer, query }: Call, show: RenderSchema): JsonSchema {
  const headers = query && "page" in query.shape && { headers: { "X-Total-Count": TOTAL_COUNT } };
  if (answer instanceof z.ZodType) {
    const schema = show(answer, "output");
    return { description: "Success.", ...headers, content: { "application/json": { schema } } };
  }
  const { contentType, description } = answer;
  return { description, ...(contentType && { content: { [contentType]: {} } }) };
}

const TOTAL_COUNT = {
  description: "How many there are in all, on however many pages.",
  schema: { type: "integer" },
};
