import { fetchApi, type Method } from "./fetch-api.ts";

/**
 * Sends an API request and returns the parsed JSON.
 * @throws ApiError with the message "{status}: {sentence}"
 */
export async function callApi<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetchApi(method, path, body, signal);
  return (await response.json()) as Answer;
}
