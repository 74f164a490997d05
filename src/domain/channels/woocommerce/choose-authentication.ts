import type { OutboundResponse } from "../../services/outbound-client.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { type Asker, askWoo, type Entrance, type WooRequest, type WooWay } from "./woo-request.ts";
import { readAnswer } from "./read-answer.ts";
import type { KeyWay } from "./sign-oauth.ts";

const PROBE: WooRequest = {
  method: "GET",
  path: "products",
  query: { per_page: 1, _fields: "id" },
};

/**
 * Tries the ways that keys may be shown in until the store lets us in; without keys, or where it
 * has no calls for them, its public Store API.
 * @throws DomainError unprocessable for keys that are refused in each way
 */
export async function chooseWay(shop: Shop, asker: Asker, api: URL): Promise<WooWay> {
  if (!asker.keys) return "store";
  let refused: OutboundResponse | undefined;
  for (const way of waysInto(shop, api)) {
    const answer = await askWoo(shop, asker, { api, way }, PROBE);
    if (answer.status === 404) return "store";
    if (answer.status !== 401 && answer.status !== 403) {
      readAnswer(answer);
      return way;
    }
    refused ??= answer;
  }
  if (refused) readAnswer(refused);
  throw new DomainError("bad-gateway", `${api.host} does not let us in.`);
}

/** Keys cross the open network only signed; a machine of one's own may see them as they are. */
function waysInto({ outbound }: Shop, api: URL): KeyWay[] {
  if (api.protocol === "https:") return ["basic", "query"];
  return outbound.isAllowedPrivateHost(api) ? ["basic", "query", "oauth"] : ["oauth"];
}

/** Which way in worked, for the screen. */
export function describeWay({ api, way }: Entrance, { keys }: Asker): string {
  const { host } = api;
  if (way === "basic") return `Signed in to ${host} with your keys.`;
  if (way === "query") {
    return `Signed in to ${host} with your keys in the address: its server drops sign-in headers.`;
  }
  if (way === "oauth") return `Signed in to ${host} with your keys, signed: it has no https.`;
  return keys
    ? `${host} has no calls for keys, so its public Store API was read: only what visitors see.`
    : `Read ${host} without keys, through its public Store API: only what visitors see.`;
}
