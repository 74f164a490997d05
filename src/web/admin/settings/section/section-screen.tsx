import { useHydrated } from "#web/ui/use-hydrated.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { MESSAGES } from "./messages.ts";
import type { SectionData } from "./load-section.server.ts";
import { SectionForm } from "./section-form.tsx";
import type { SectionName } from "./section-names.ts";
import "../../desk-screen.css";
import "../settings.css";

type Props = { data: SectionData; section: SectionName };

/** The screen of one section of the home page. */
export function SectionScreen({ data, section }: Props) {
  const isHydrated = useHydrated();
  return (
    <>
      <SettingsHeader
        from={{ label: MESSAGES.homePage, to: "/admin/settings/home" }}
        lede={MESSAGES[section].lede}
        title={MESSAGES[section].title}
      />
      {/* The draft is on this device: the server can't know it. */}
      {isHydrated && <SectionForm data={data} section={section} />}
    </>
  );
}
