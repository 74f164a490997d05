import { Link, useLocation } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { AccountLinks } from "./account-links.tsx";
import { isCurrentSubject, SETTINGS_MENU } from "./settings-menu.ts";

/** The settings menu of the sidebar. */
export function SettingsLinks() {
  const { pathname } = useLocation();
  return (
    <>
      <Link className="desk-side-back" to="/admin">
        <Icon name="chevron-left" />
        <span>Back to the desk</span>
      </Link>
      <h2>Settings</h2>
      <ul>
        {SETTINGS_MENU.map((subject) => (
          <li key={subject.to}>
            <Link
              aria-current={isCurrentSubject(subject, pathname) ? "page" : undefined}
              to={subject.to}
            >
              <span>{subject.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}
