import {
  linkDismissalSchema,
  outsideLinksChangeSchema,
  outsideLinksSchema,
} from "#contract/operations/outside-links.ts";
import { dismissLink } from "#domain/operations/outside-links/dismiss-link.ts";
import { getOutsideLinks } from "#domain/operations/outside-links/get-outside-links.ts";
import { switchLinkChecks } from "#domain/operations/outside-links/switch-link-checks.ts";
import { defineCall } from "../routing/define-call.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Insights";

export const outsideLinkCalls = [
  defineCall({
    method: "get",
    path: "/outside-links",
    group,
    summary: "List broken links to other sites",
    description: "Of stories and footer pages: those that failed on two days.",
    response: outsideLinksSchema,
    handle: ({ shop }) => getOutsideLinks(shop),
  }),
  defineCall({
    method: "put",
    path: "/outside-links",
    group,
    summary: "Turn the monthly check of links on or off",
    body: outsideLinksChangeSchema,
    response: outsideLinksSchema,
    handle: async ({ shop, body, by }) => {
      await switchLinkChecks(shop, body.isOn, by);
      return getOutsideLinks(shop);
    },
  }),
  defineCall({
    method: "put",
    path: "/outside-links/dismissals",
    group,
    summary: "Say that a link is not broken, or take that back",
    body: linkDismissalSchema,
    response: messageSchema,
    fails: ["not-found"],
    handle: async ({ shop, body }) => {
      await dismissLink(shop, body);
      return { message: body.dismissed ? "Dismissed." : "Restored." };
    },
  }),
];
