import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type HomeSection,
  type HomeSectionKey,
  orderHomeSections,
} from "#contract/settings/home-sections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { SortableItems } from "../../sortable/sortable-items.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import type { SectionCover } from "./load-section-covers.server.ts";
import { SECTION_LABELS } from "./section-labels.ts";
import { SectionRow } from "./section-row.tsx";
import "./home-sections.css";

type Props = { covers: Partial<Record<HomeSectionKey, SectionCover>> };

/** The sections of the home page in their order, each with a grip, a switch and a link. */
export function HomeSections({ covers }: Props) {
  const { control, setValue } = useFormContext<SettingsValues>();
  const chosen = (useWatch({ control }) as SettingsValues).homeSections ?? [];
  const sections = orderHomeSections(chosen);
  const keys = sections.map(({ key }) => key);
  const [announcement, setAnnouncement] = useState("");
  const { toast } = useToast();
  const change = (next: HomeSection[]) => setValue("homeSections", next, { shouldDirty: true });
  const move = (key: string, to: number) => {
    const section = sections.find((each) => each.key === key);
    if (!section || keys.indexOf(section.key) === to) return;
    const { label } = SECTION_LABELS[section.key];
    change(sections.filter((each) => each !== section).toSpliced(to, 0, section));
    setAnnouncement(`${label}, position ${to + 1} of ${keys.length}`);
    const undo = () => change(sections);
    toast({ title: `${label} moved`, action: { label: "Undo", onPress: undo } });
  };
  return (
    <div>
      <p className="home-sections-fixed">Header with your name</p>
      <SortableItems ids={keys} onMove={move} strategy={verticalListSortingStrategy}>
        <ol className="home-sections">
          {sections.map((section, index) => (
            <SectionRow
              count={sections.length}
              cover={covers[section.key] ?? {}}
              index={index}
              key={section.key}
              onMove={(to) => move(section.key, to)}
              onToggle={(isShown) => change(sections.with(index, { ...section, hidden: !isShown }))}
              section={section}
            />
          ))}
        </ol>
      </SortableItems>
      <p className="home-sections-fixed">Newsletter and footer</p>
      <p className="sr" id="home-sections-help">
        Drag it, or press the arrow keys.
      </p>
      <output className="sr">{announcement}</output>
    </div>
  );
}
