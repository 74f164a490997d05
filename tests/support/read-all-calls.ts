import { calls } from "#api/calls.ts";
import { callName } from "#api/routing/define-call.ts";
import type { TestApp } from "./test-app.ts";

/** They end the session, fetch from elsewhere, and go on answering. */
const LEFT_OUT = ["GET /logout", "GET /image-proxy", "GET /sync-logs/{id}/events"];

/**
 * Makes every call that reads, with each of these ids and slugs where its path has one.
 * @returns the names of the calls with an answer in which each mark is found, by the mark's name
 */
export async function readAllCalls<Name extends string>(
  { app }: TestApp,
  headers: HeadersInit,
  { marks, ids }: { marks: Record<Name, RegExp>; ids: (number | string)[] },
): Promise<Record<Name, string[]>> {
  const names = Object.keys(marks) as Name[];
  const found = new Map(names.map((name) => [name, new Set<string>()]));
  for (const call of calls) {
    if (call.method !== "get" || LEFT_OUT.includes(callName(call))) continue;
    for (const path of listPaths(call.path, ids)) {
      const response = await app.request(`http://localhost:3000/api${path}`, { headers });
      const text = await response.text();
      for (const name of names) if (marks[name].test(text)) found.get(name)?.add(callName(call));
    }
  }
  return Object.fromEntries(names.map((name) => [name, [...(found.get(name) ?? [])]])) as Record<
    Name,
    string[]
  >;
}

const listPaths = (path: string, ids: (number | string)[]): string[] =>
  path.includes("{") ? ids.map((id) => path.replaceAll(/\{\w+\}/g, String(id))) : [path];
