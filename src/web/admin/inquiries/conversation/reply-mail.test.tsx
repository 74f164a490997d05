import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { type Desk, DeskContext } from "../../layout/use-desk.ts";
import { ReplyMail } from "./reply-mail.tsx";

const AT = "2026-11-20T15:00:00.000Z";
const reply = { kind: "reply", at: AT };
const desk = { settings: SAMPLE_SETTINGS } as Partial<Desk> as Desk;

const mail: OutgoingMail = {
  id: 1,
  about: { kind: "inquiry", id: 7 },
  kind: "reply",
  messageId: "<1@shop.example>",
  to: "bo@example.com",
  subject: "Your ring",
  state: "sent",
  tries: 1,
  dueAt: AT,
  failure: null,
  createdAt: AT,
  sentAt: AT,
};

function render(messages: object[], mails: OutgoingMail[]): string {
  const inquiry = { id: 7, name: "Bo Reed", email: "bo@example.com", privateUrl: null, messages };
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  client.setQueryData(["/api/outgoing-mails?about=inquiry&id=7"], mails);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DeskContext value={desk}>
        <ReplyMail inquiry={inquiry as unknown as Inquiry} />
      </DeskContext>
    </QueryClientProvider>,
  );
}

test("says what became of the last reply's email", () => {
  expect(render([reply], [mail])).toContain("Reply email sent");
  const waiting: OutgoingMail = { ...mail, state: "waiting", tries: 1, sentAt: null };
  expect(render([reply], [waiting])).toContain("Sending the reply email…");
});

test("says nothing of the email of an earlier reply, nor once the customer has answered", () => {
  const later = { kind: "reply", at: "2026-11-20T16:00:00.000Z" };
  expect(render([reply, later], [mail])).not.toContain("Reply email");
  expect(render([reply, { kind: "message", at: "2026-11-20T16:00:00.000Z" }], [mail])).toBe("");
});
