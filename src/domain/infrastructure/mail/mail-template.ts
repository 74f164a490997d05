import { escapeXml } from "#contract/escape-xml.ts";

export type MailContent = {
  /** Plain text; empty lines separate paragraphs. */
  body: string;
  /** Somebody's own words, set apart from the text. */
  quotation?: string | undefined;
  details?: { label: string; value: string }[];
  /** Beneath the text. */
  button?: { label: string; url: string } | undefined;
};

type Parts = MailContent & {
  businessName: string;
  /** Who sent it and where they are. */
  footer?: string[];
  /** Beneath the footer. */
  footerLink?: { label: string; url: string };
};

/** The HTML of a mail, readable without images, and its plain-text alternative. */
export function mailTemplate(parts: Parts): { text: string; html: string } {
  return { text: renderText(parts), html: renderHtml(parts) };
}

function renderText(parts: Parts): string {
  const { businessName, body, quotation, details = [], button, footer = [], footerLink } = parts;
  const foot = footerLink ? [...footer, `${footerLink.label}: ${footerLink.url}`] : footer;
  return [
    businessName,
    body,
    quotation?.replaceAll(/^/gm, "> ") ?? "",
    details.map(detailLine).join("\n"),
    button ? `${button.label}: ${button.url}` : "",
    foot.length > 0 ? ["-- ", ...foot].join("\n") : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Several lines stand beneath their label. */
const detailLine = ({ label, value }: { label: string; value: string }): string =>
  value.includes("\n") ? `${label}:\n${value.replaceAll(/^/gm, "  ")}` : `${label}: ${value}`;

const lines = (text: string): string => escapeXml(text).replaceAll("\n", "<br>");

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`)
    .join("");

function renderHtml(parts: Parts): string {
  const { businessName, body, quotation, details = [], button, footer = [], footerLink } = parts;
  const quoted =
    quotation === undefined
      ? ""
      : `<blockquote dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #d8d6cc;color:#5b615c">${lines(quotation)}</blockquote>`;
  const rows = details.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #d8d6cc;font-weight:normal;color:#5b615c">${escapeXml(label)}</th><td dir="auto" valign="top" style="padding:8px 0;border-top:1px solid #d8d6cc">${lines(value)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? ""
      : `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:8px 0 0;border-bottom:1px solid #d8d6cc;font:inherit">${rows.join("")}</table>`;
  const link = button
    ? `<p style="margin:24px 0 0"><a href="${escapeXml(button.url)}" style="display:inline-block;padding:12px 24px;background:#1f3529;color:#ffffff;text-decoration:none">${escapeXml(button.label)}</a></p>`
    : "";
  const footLines = footer.map(escapeXml);
  if (footerLink) {
    const { label, url } = footerLink;
    footLines.push(`<a href="${escapeXml(url)}" style="color:#5b615c">${escapeXml(label)}</a>`);
  }
  const foot =
    footLines.length === 0
      ? ""
      : `\n<p style="margin:48px 0 0;padding-top:16px;border-top:1px solid #d8d6cc;font:13px/1.6 Arial,sans-serif;color:#5b615c">${footLines.join("<br>")}</p>`;
  return `<!doctype html><html lang="en"><body style="margin:0;background:#f6f5f0;color:#1a211d">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font:16px/1.6 Georgia,serif;overflow-wrap:anywhere">
<p style="margin:0 0 32px;font-size:20px">${escapeXml(businessName)}</p>
${paragraphs(body)}${quoted}${table}${link}${foot}
</div></body></html>`;
}
