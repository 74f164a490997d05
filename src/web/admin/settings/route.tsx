import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Settings } from "#contract/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackupsSection } from "../backups/backups-section.tsx";
import { QueryState } from "../query-state.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { FooterPages } from "./footer-pages.tsx";
import { PageEditor } from "./page-editor.tsx";
import { SettingsForm } from "./settings-form.tsx";
import "../desk-screen.css";
import "./settings.css";

export const meta = () => [{ title: "Settings" }];

/** Settings, footer pages and backups. */
export default function SettingsScreen() {
  const settings = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const slug = params.get("edit");
  const edit = (page: string | null) =>
    setParams(page === null ? {} : { edit: page }, {
      preventScrollReset: true,
      replace: page === null,
    });
  return (
    <>
      <header>
        <h1>Settings</h1>
        <Link className="btn quiet" to="/admin/account">
          Your account
        </Link>
      </header>
      <QueryState
        query={settings}
        skeleton={
          <div className="settings-pending">
            <output className="sr">Loading the settings</output>
            <Skeleton />
            <Skeleton />
          </div>
        }
      >
        {(loaded) => <SettingsForm settings={loaded} />}
      </QueryState>
      <FooterPages onEdit={edit} />
      <BackupsSection />
      {isHydrated && slug !== null && (
        <PageEditor key={slug} onClose={() => edit(null)} slug={slug} />
      )}
    </>
  );
}
