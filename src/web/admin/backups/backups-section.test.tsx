import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BackupCopy, Backups } from "#contract/operations/backups.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { type Desk, DeskContext } from "../layout/use-desk.ts";
import { BackupsSection } from "./backups-section.tsx";

/** The text of the section in a shop that copies its backups to a bucket. */
function renderCopy(copy: Partial<BackupCopy>): string {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  const backups: Backups = {
    files: [],
    lastAt: null,
    problem: null,
    missing: 0,
    restore: null,
    copy: { bucket: "second-copy", lastAt: null, problem: null, ...copy },
  };
  client.setQueryData(["/api/backups"], backups);
  const desk = { settings: SAMPLE_SETTINGS } as Partial<Desk> as Desk;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DeskContext value={desk}>
        <BackupsSection />
      </DeskContext>
    </QueryClientProvider>,
  );
}

test("says that nothing was copied to the bucket yet", () => {
  expect(renderCopy({})).toContain("Nothing copied to the bucket second-copy yet.");
});

test("says when the last backup was copied to the bucket, and why a newer copy failed", () => {
  const problem = "The bucket second-copy at s3.example failed: it’s full.";
  const html = renderCopy({ lastAt: "2026-11-20T08:00:00.000Z", problem });
  expect(html).toContain(`<p class="err">${problem}</p>`);
  expect(html).toMatch(/Copied to the bucket second-copy: <b>November\W+20,\W+2026/);
});
