import { Brand } from "../brand.tsx";
import { useDesk } from "./use-desk.ts";
import { ScreenLinks } from "./screen-links.tsx";
import "./sidebar.css";

/** The navigation of wide windows. */
export function Sidebar() {
  const { settings } = useDesk();
  return (
    <nav aria-label="Admin" className="desk-side">
      <Brand name={settings.businessName} to="/admin" />
      <ScreenLinks />
    </nav>
  );
}
