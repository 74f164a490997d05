import { z } from "zod";
import { type Call, defineCall } from "../routing/define-call.ts";
import { buildDocument } from "./build-document.ts";
import { renderDocument } from "./render-document.ts";

/** The calls that serve the API document, which describes these calls too. */
export function openApiCalls(calls: () => Call[]): Call[] {
  let built: ReturnType<typeof buildDocument> | undefined;
  const document = () => (built ??= buildDocument(calls()));
  return [
    defineCall({
      method: "get",
      path: "/openapi.json",
      group: "About this interface",
      summary: "This description, as an OpenAPI 3.1 document",
      response: z.record(z.string(), z.unknown()),
      handle: () => Promise.resolve(document()),
    }),
    defineCall({
      method: "get",
      path: "/docs",
      group: "About this interface",
      summary: "This description, as a page to read",
      response: { contentType: "text/html", description: "A page." },
      handle: async ({ c }) => c.html(await renderDocument(document(), c.get("nonce"))),
    }),
  ];
}
