import { shownPageSchema } from "#contract/operations/insights.ts";
import { countSeenPage } from "#http/count-seen-page.ts";
import { defineCall } from "../routing/define-call.ts";
import { messageSchema } from "../routing/response-schemas.ts";

export const shownPageCalls = [
  defineCall({
    method: "post",
    path: "/shown-pages",
    bodyLimit: 4096,
    group: "Insights",
    summary: "Report a page that a browser has shown without loading it",
    description:
      "Sent when a link is opened whose page was fetched in advance. Counts one view, as loading the page does, and stores nothing of the visitor.",
    body: shownPageSchema,
    response: messageSchema,
    status: 202,
    handle: ({ c, shop, body }) => {
      if (shop.visits) {
        countSeenPage(shop.visits, {
          target: body.path,
          outcome: "shown",
          read: (name) => c.req.header(name),
          address: () => c.get("address"),
        });
      }
      return Promise.resolve({ message: "Counted." });
    },
  }),
];
