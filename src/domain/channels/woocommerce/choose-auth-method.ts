import type { OutboundResponse } from "../../services/outbound-client.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import {
  type Caller,
  sendWooRequest,
  type Connection,
  type WooRequest,
  type WooAuthMethod,
} from "./woo-request.ts";
import { readResponse } from "./read-response.ts";
import type { KeyAuthMethod } from "./sign-oauth.ts";

const PROBE: WooRequest = {
  method: "GET",
  path: "products",
  query: { per_page: 1, _fields: "id" },
};

/**
 * Tries the authentication methods until the store accepts one. Without keys, or where it has no REST
 * API for them, its public Store API.
 * @throws unprocessable for keys that every method refuses
 */
export async function chooseAuthMethod(
  shop: Shop,
  caller: Caller,
  api: URL,
): Promise<WooAuthMethod> {
  if (!caller.keys) return "store";
  let refused: OutboundResponse | undefined;
  for (const authMethod of methodsFor(shop, api)) {
    const answer = await sendWooRequest(shop, caller, { api, authMethod }, PROBE);
    if (answer.status === 404) return "store";
    if (answer.status !== 401 && answer.status !== 403) {
      readResponse(answer);
      return authMethod;
    }
    refused ??= answer;
  }
  if (refused) readResponse(refused);
  throw new DomainError("bad-gateway", `${api.host} does not let us in.`);
}

/** Without TLS, keys are sent only to allowed private hosts; elsewhere requests are signed. */
function methodsFor({ outbound }: Shop, api: URL): KeyAuthMethod[] {
  if (api.protocol === "https:") return ["basic", "query"];
  return outbound.isAllowedPrivateHost(api) ? ["basic", "query", "oauth"] : ["oauth"];
}

/** Which method worked, as a sentence for the admin. */
export function describeAuthMethod({ api, authMethod }: Connection, { keys }: Caller): string {
  const { host } = api;
  if (authMethod === "basic") return `Signed in to ${host} with your keys.`;
  if (authMethod === "query") {
    return `Signed in to ${host} with your keys in the address: its server drops sign-in headers.`;
  }
  if (authMethod === "oauth")
    return `Signed in to ${host} with your keys, signed: it has no https.`;
  return keys
    ? `${host} has no calls for keys, so its public Store API was read: only what visitors see.`
    : `Read ${host} without keys, through its public Store API: only what visitors see.`;
}
