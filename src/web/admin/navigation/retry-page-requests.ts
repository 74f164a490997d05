/** Where the router asks for the routes of a page's links. */
const ROUTES_PATH = "/__manifest";
/** Long enough for a phone to change its cell, short enough to go unnoticed. */
const PAUSE_MS = 400;

/**
 * Sends a request of the router a second time when the first got no response, or one of a proxy that got
 * none. The router has no option for this and calls the global fetch, so that is what this replaces; any
 * other request passes unchanged. Offline the first failure counts: waiting would only delay the sentence.
 */
export function retryPageRequests(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !isPageRequest(input, init)) return send(input, init);
    const isOver = () => init?.signal?.aborted === true || !navigator.onLine;
    try {
      const response = await readWhole(await send(input, init));
      if (!isGatewayError(response.status) || isOver()) return response;
    } catch (error) {
      if (isOver()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return readWhole(await send(input, init));
  };
}

/** Of a page's data or the routes of its links; never a form that was sent. */
const isPageRequest = ({ pathname }: URL, init: RequestInit = {}): boolean =>
  (pathname.endsWith(".data") || pathname === ROUTES_PATH) &&
  (init.method ?? "GET").toUpperCase() === "GET";

export const isGatewayError = (status: number): boolean => status === 502 || status === 504;

/** The response with its body received, so that a connection lost halfway counts as a failed request. */
async function readWhole(response: Response): Promise<Response> {
  if (!response.ok || !response.body || response.status === 204) return response;
  return new Response(await response.arrayBuffer(), response);
}
