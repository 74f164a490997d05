import { Brand } from "../brand.tsx";
import { useDesk } from "./use-desk.ts";
import { AccountLinks } from "./account-links.tsx";
import { SCREENS } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import "./sidebar.css";

/** The navigation of wide windows. */
export function Sidebar() {
  const { settings } = useDesk();
  return (
    <nav aria-label="Admin" className="desk-side">
      <Brand name={settings.businessName} to="/admin" />
      <ul>
        {SCREENS.map((screen) => (
          <li key={screen.to}>
            <ScreenLink screen={screen}>
              <span>{screen.label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </nav>
  );
}
