import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, invalid, notFound } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { isOwnHost } from "./is-own-host.ts";
import { sniffFormat } from "../renditions/sniff-format.ts";

export type ProxiedPicture = { bytes: Uint8Array; type: "image/jpeg" | "image/webp" };

/**
 * A photo of the shop's own domain or public URL, normalized, at most 1280 px wide, cached for a week.
 * @throws DomainError invalid when `address` is no URL, forbidden for another host, not-found, bad-gateway
 * when the host fails, unsupported-media or unprocessable when it is no photo
 */
export async function proxyPicture(shop: Shop, address: string): Promise<ProxiedPicture> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw invalid("url", "Must be an http or https address of a photo");
  }
  url.hash = "";
  const { ownDomain } = await getSettings(shop);
  const mayFetch = (each: URL) => isOwnHost(each, { publicUrl: shop.publicUrl, ownDomain });
  if (!mayFetch(url)) {
    throw new DomainError("forbidden", "Only photos of this shop's own domain are shown.");
  }
  const bytes = await shop.media.readRemote(url.href, () => fetchPicture(shop, url, mayFetch));
  return { bytes, type: sniffFormat(bytes) === "webp" ? "image/webp" : "image/jpeg" };
}

async function fetchPicture(
  shop: Shop,
  url: URL,
  mayFetch: (url: URL) => boolean,
): Promise<Uint8Array> {
  const response = await shop.outbound.fetch(url, {
    mayFetch,
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMilliseconds: 15_000,
    headers: { Accept: "image/*" },
  });
  if (response.status === 404 || response.status === 410) throw notFound("Photo");
  if (response.status !== 200) {
    throw new DomainError("bad-gateway", `${url.host} answered ${response.status}.`);
  }
  return response.bytes;
}
