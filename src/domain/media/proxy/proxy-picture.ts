import { MAX_PICTURE_BYTES } from "#contract/media-urls.ts";
import { DomainError, invalid, notFound } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { isOwnHost } from "./is-own-host.ts";
import { sniffFormat } from "../renditions/sniff-format.ts";

export type ProxiedPicture = { bytes: Uint8Array; type: "image/jpeg" | "image/webp" };

/**
 * Gives a picture of the shop's own domain or of its public address, cleaned and at most 1280 pixels
 * wide. It is fetched once and kept for a week at most.
 * @throws DomainError invalid for what is no address, forbidden for another host, not-found,
 * bad-gateway when the host fails, unsupported-media or unprocessable when it is no picture
 */
export async function proxyPicture(shop: Shop, address: string): Promise<ProxiedPicture> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw invalid("url", "Must be an http or https address of a picture");
  }
  url.hash = "";
  const { ownDomain } = await getSettings(shop);
  const mayFetch = (each: URL) => isOwnHost(each, { publicUrl: shop.publicUrl, ownDomain });
  if (!mayFetch(url)) {
    throw new DomainError("forbidden", "Only pictures of this shop's own domain are shown.");
  }
  const bytes = await shop.media.readRemote(url.href, () => fetchPicture(shop, url, mayFetch));
  return { bytes, type: sniffFormat(bytes) === "webp" ? "image/webp" : "image/jpeg" };
}

async function fetchPicture(
  shop: Shop,
  url: URL,
  mayFetch: (url: URL) => boolean,
): Promise<Uint8Array> {
  const answer = await shop.outbound.fetch(url, {
    mayFetch,
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMilliseconds: 15_000,
    headers: { Accept: "image/*" },
  });
  if (answer.status === 404 || answer.status === 410) throw notFound("Picture");
  if (answer.status !== 200) {
    throw new DomainError("bad-gateway", `${url.host} answered ${answer.status}.`);
  }
  return answer.bytes;
}
