import { useSearchParams } from "react-router";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { FooterPages } from "./footer-pages.tsx";
import { PageEditor } from "./page-editor.tsx";
import "../../desk-screen.css";
import "../settings.css";

export const meta = () => [{ title: "Footer pages, Settings" }];

/** The policies and guides of the footer. */
export default function PagesScreen() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const slug = params.get("edit");
  const fromDraft = params.has("draft");
  const edit = (page: string | null, draft = false) =>
    setParams(page === null ? {} : { edit: page, ...(draft && { draft: "1" }) }, {
      preventScrollReset: true,
      replace: page === null,
    });
  return (
    <>
      <SettingsHeader
        lede="Policies and guides. Pages without text show in the footer without a link."
        title="Footer pages"
      />
      <FooterPages onEdit={edit} />
      {isHydrated && slug !== null && (
        <PageEditor fromDraft={fromDraft} key={slug} onClose={() => edit(null)} slug={slug} />
      )}
    </>
  );
}
