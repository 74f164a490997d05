/** Fetches the document of a page. @throws where it is not answered, or with another status than 2xx */
export async function fetchPage(
  address: string,
  signal: AbortSignal | null = null,
): Promise<Document> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
