import { expect } from "vitest";
import { z } from "zod";
import { calls } from "#api/calls.ts";
import { callName } from "#api/routing/define-call.ts";
import { listFailureStatuses } from "#api/openapi/build-document.ts";
import { PUBLIC_CALLS } from "#api/guards/public-calls.ts";
import { problemSchema } from "#contract/problem.ts";

type Answered = { status: number; json: unknown };

/** Holds an answer to what the API document says of its call: no other status, no other shape. */
export function expectMatchesOpenApi(
  method: string,
  path: string,
  { status, json }: Answered,
): void {
  const pathname = path.split("?", 1)[0] ?? "";
  const call = calls.find(
    (call) => call.method.toUpperCase() === method && toPattern(call.path).test(pathname),
  );
  if (!call) return;
  const name = callName(call);
  if (status === (call.status ?? 200)) {
    if (!(call.response instanceof z.ZodType)) return;
    expect(call.response.parse(json), `${name} answers what is declared`).toEqual(json);
    return;
  }
  const others = Object.keys(call.otherResponses ?? {}).map(Number);
  if (others.includes(status)) return;
  expect(listFailureStatuses(call, PUBLIC_CALLS.has(name)), `${name} declares ${status}`).toContain(
    status,
  );
  expect(problemSchema.parse(json)).toEqual(json);
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
