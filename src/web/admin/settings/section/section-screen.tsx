import { useHydrated } from "#web/ui/use-hydrated.ts";
import { SettingsHeader } from "../settings-header.tsx";
import type { SectionData } from "./load-section.server.ts";
import { SectionForm } from "./section-form.tsx";
import type { SectionName } from "./section-names.ts";
import { SECTIONS } from "./sections.ts";
import "../../desk-screen.css";
import "../settings.css";

type Props = { data: SectionData; section: SectionName };

/** The screen of one section of the home page. */
export function SectionScreen({ data, section }: Props) {
  const isHydrated = useHydrated();
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede={SECTIONS[section].lede}
        title={SECTIONS[section].title}
      />
      {/* The draft is on this device: the server can't know it. */}
      {isHydrated && <SectionForm data={data} section={section} />}
    </>
  );
}
