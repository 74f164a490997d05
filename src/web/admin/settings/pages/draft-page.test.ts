import { expect, test } from "vitest";
import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import { draftPage } from "./draft-page.ts";

const FACTS = {
  businessName: "Calloway & <b>Sons</b>",
  city: "Lexington",
  state: "Virginia",
  email: "ruth@calloway.example",
};
const NONE = { businessName: "", city: "", state: "", email: "" };

test.each(FOOTER_PAGES)("$slug has a draft of paragraphs, headings and lists", (page) => {
  for (const facts of [FACTS, NONE]) {
    const draft = draftPage(page, facts) ?? "";
    expect(draft.length).toBeGreaterThan(200);
    expect(draft).not.toMatch(/[{}]|undefined|'/);
    expect(draft.replaceAll(/<\/?(?:p|h2|ul|li)>/g, "")).not.toMatch(/[<>]/);
  }
});

test("names the shop, its town and its address, and nothing of another shop", () => {
  const terms = draftPage({ slug: "terms-of-service" }, FACTS);
  expect(terms).toContain("Calloway &amp; &lt;b&gt;Sons&lt;/b&gt;, Lexington, Virginia");
  expect(draftPage({ slug: "returns" }, FACTS)).toContain("ruth@calloway.example");
  for (const page of FOOTER_PAGES) expect(draftPage(page, NONE)).not.toMatch(/fernhill|staunton/i);
});
