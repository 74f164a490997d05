import { BackupsSection } from "../../backups/backups-section.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import "../../desk-screen.css";
import "../settings.css";

export const meta = () => [{ title: "Backups, Settings" }];

/** The backups of the shop. */
export default function BackupsScreen() {
  return (
    <>
      <SettingsHeader
        lede="Your shop backs itself up every night. A backup holds everything, your customers included: keep a copy on another computer."
        title="Backups"
      />
      <BackupsSection />
    </>
  );
}
