import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { Person } from "#contract/access/people.ts";
import type { Page, Settings } from "#contract/settings/settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SETTINGS_MENU } from "../layout/settings-menu.ts";
import { useMail } from "../use-mail.ts";
import { useMediaQuery } from "../use-media-query.ts";
import { describeSubjects } from "./describe-subjects.ts";
import "../desk-screen.css";
import "./settings.css";

export const meta = () => [{ title: "Settings" }];

/** All subjects with a line of state each. Wide windows have them in the sidebar and open the first. */
export default function SettingsScreen() {
  const { data: settings } = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const { data: pages } = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  const { data: mail } = useQuery<MailSettings>({ queryKey: ["/api/settings/mail"] });
  const { data: people } = useQuery<Person[]>({ queryKey: ["/api/people"] });
  const canSendMail = useMail()?.canSend;
  const isWide = useMediaQuery("(min-width: 1100px)");
  const states =
    settings &&
    pages &&
    mail &&
    people &&
    describeSubjects({ settings, pages, mail, people, canSendMail });
  if (isWide) return <Navigate replace to="/admin/settings/identity" />;
  return (
    <>
      <header>
        <h1>Settings</h1>
      </header>
      <nav aria-label="Settings">
        <ul className="settings-rows">
          {SETTINGS_MENU.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                <span>
                  <b>{label}</b>
                  <small>{states?.[to] ?? "…"}</small>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
