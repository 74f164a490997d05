import { escapeXml } from "../../escape-xml.ts";
import type { Mail } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";

type Parts = {
  businessName: string;
  to: string;
  /** Unique, for the Message-ID. */
  id: string;
  subject: string;
  /** Plain text; empty lines separate paragraphs. */
  body: string;
  /** Beneath the text. */
  button?: { label: string; url: string };
};

const PARAGRAPH = "margin:0 0 16px";

/** A mail from the shop to one of its people, with its plain-text alternative. */
export function plainMail(shop: Shop, parts: Parts): Mail {
  const { businessName, to, id, subject, body, button } = parts;
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((text) => `<p style="${PARAGRAPH}">${escapeXml(text).replaceAll("\n", "<br>")}</p>`);
  const link = button
    ? `<p style="margin:24px 0 0"><a href="${escapeXml(button.url)}" style="display:inline-block;padding:12px 24px;background:#1f3529;color:#ffffff;text-decoration:none">${escapeXml(button.label)}</a></p>`
    : "";
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(shop.publicUrl).hostname}>`,
    text: [businessName, body, ...(button ? [`${button.label}: ${button.url}`] : [])].join("\n\n"),
    html: `<!doctype html><html lang="en"><body style="margin:0;background:#f6f5f0;color:#1a211d">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font:16px/1.6 Georgia,serif">
<p style="margin:0 0 32px;font-size:20px">${escapeXml(businessName)}</p>
${paragraphs.join("")}${link}
</div></body></html>`,
  };
}
