import { z } from "zod";
import { proxyPicture } from "#domain/media/proxy/proxy-picture.ts";
import { defineCall } from "../routing/define-call.ts";

export const imageProxyCalls = [
  defineCall({
    method: "get",
    path: "/image-proxy",
    group: "Pictures",
    summary: "Fetch a picture of the shop's own domain",
    description:
      "Only http and https addresses whose host is the own domain of the settings or the shop's public one. The picture is re-encoded: upright, without metadata, at most 1280 pixels wide.",
    query: z.object({ url: z.string().max(2000) }),
    response: {
      contentType: "image/jpeg",
      description: "The picture, as WebP if it has transparency.",
    },
    fails: [
      "forbidden",
      "not-found",
      "too-large",
      "unsupported-media",
      "unprocessable",
      "too-many-requests",
      "bad-gateway",
    ],
    handle: async ({ shop, query }) => {
      const { bytes, type } = await proxyPicture(shop, query.url);
      return new Response(new Uint8Array(bytes), {
        headers: { "Content-Type": type, "Cache-Control": "public, max-age=86400" },
      });
    },
  }),
];
