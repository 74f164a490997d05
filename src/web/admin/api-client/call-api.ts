import { problemSchema, type Problem } from "#contract/problem.ts";
import { ApiError } from "./api-error.ts";

/**
 * Sends an API request and returns the parsed JSON.
 * @throws ApiError with the message "{status}: {sentence}"
 */
export async function callApi<Result>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetchApi(method, path, body, signal);
  return (await response.json()) as Result;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export const UNREACHABLE = "Couldn’t reach your shop. Check your connection and try again.";

/**
 * Sends an API request with the session cookie. The body is sent as JSON unless it is FormData.
 * @throws ApiError for an error status and for a network failure
 */
export async function fetchApi(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await send(method, path, body, signal);
  if (response.ok) return response;
  const text = (await response.text().catch(() => "")).trim();
  const problem = readProblem(text);
  throw new ApiError(response.status, problem?.message ?? messageOf(response, text), problem);
}

async function send(method: Method, path: string, body: unknown, signal: AbortSignal | undefined) {
  try {
    return await fetch(path, {
      method,
      credentials: "include",
      ...(signal && { signal }),
      ...(body instanceof FormData ? { body } : asJson(body)),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, UNREACHABLE);
  }
}

const asJson = (body: unknown) =>
  body !== undefined && {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };

function readProblem(text: string): Problem | null {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A proxy may respond with text or an HTML page; only short text is shown. */
function messageOf(response: Response, text: string): string {
  const isSentence = text !== "" && text.length <= 300 && !/^[<{[]/.test(text);
  return isSentence ? text : response.statusText || "The shop gave no reason.";
}
