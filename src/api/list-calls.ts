import { calls } from "./calls.ts";
import { callName, isList } from "./routing/define-call.ts";
import { pathPattern } from "./guards/cacheable-calls.ts";
import { PUBLIC_CALLS } from "./guards/public-calls.ts";

const LIST_PATHS = calls
  .filter((call) => PUBLIC_CALLS.has(callName(call)) && isList(call))
  .map((call) => pathPattern(call.path));

/** Whether a GET of this path answers a list that anonymous visitors may read. */
export const isListCall = (path: string): boolean =>
  path.startsWith("/api/") && LIST_PATHS.some((pattern) => pattern.test(path));
