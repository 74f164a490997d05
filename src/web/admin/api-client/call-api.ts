import { fetchApi, type Method } from "./fetch-api.ts";

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
