import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import {
  type HomeSection,
  type HomeSectionKey,
  orderHomeSections,
} from "#contract/settings/home-sections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { SortableItems, moveTargetOf, useSortableItem } from "../../sortable/sortable-items.tsx";
import { Switch } from "../../forms/switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { CategoryPhoto } from "../categories/category-photo.tsx";
import type { Route } from "./+types/home-screen.ts";
import { loadSectionCovers, type SectionCover } from "./load-section-covers.server.ts";
import "./home-sections.css";

/** Name, content and screen of each section. */
const SECTION_LABELS: Record<HomeSectionKey, { label: string; note: string; to: string }> = {
  hero: { label: "Top photo", note: "Headline, photo, button", to: "/admin/settings/home/top" },
  categories: {
    label: "Categories",
    note: "The first eight",
    to: "/admin/settings/categories",
  },
  promo: { label: "Color band", note: "One offer with a photo", to: "/admin/settings/home/band" },
  latest: { label: "Latest collections", note: "The newest 6", to: "/admin/collections" },
  about: { label: "About you", note: "Story and photo grid", to: "/admin/settings/about" },
  film: { label: "Film", note: "Loads when it is played", to: "/admin/settings/home/film" },
};

export const loader = ({ context }: Route.LoaderArgs) => loadSectionCovers(context);

export const meta = () => [{ title: "Home page, Settings" }];

/** Order of the home page's sections, and the way to each. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen
      keys={["homeSections"]}
      lede="Drag to reorder. Turn off what you don’t need. Select a section to edit it."
      name="home"
      preview={{ page: "home" }}
      title="Home page"
    >
      <HomeSections covers={loaderData} />
    </SettingsScreen>
  );
}

type HomeSectionsProps = { covers: Partial<Record<HomeSectionKey, SectionCover>> };

/** The sections of the home page in their order, each with a grip, a switch and a link. */
function HomeSections({ covers }: HomeSectionsProps) {
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
      <p className="muted small home-sections-fixed">Header with your name</p>
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
      <p className="muted small home-sections-fixed">Newsletter and footer</p>
      <p className="sr" id="home-sections-help">
        Drag it, or press the arrow keys.
      </p>
      <output className="sr">{announcement}</output>
    </div>
  );
}

type SectionRowProps = {
  section: HomeSection;
  cover: SectionCover;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onToggle: (isShown: boolean) => void;
};

/** One section: its grip moves it, its switch hides it, the rest of the row opens its screen. */
function SectionRow({ section, cover, index, count, onMove, onToggle }: SectionRowProps) {
  const { label, note, to } = SECTION_LABELS[section.key];
  const { isDragging, item, handle } = useSortableItem(section.key);
  return (
    <li
      className={isDragging ? "home-section-dragged" : undefined}
      data-hidden={section.hidden || undefined}
      {...item}
    >
      <button
        aria-describedby="home-sections-help"
        aria-label={`Move ${label}`}
        className="center muted home-section-grip"
        onKeyDown={(event) => {
          const target = moveTargetOf(event.key, index, count);
          if (target === null || hasModifier(event)) return;
          event.preventDefault();
          onMove(target);
        }}
        type="button"
        {...handle}
      >
        <DeskIcon name="grip" />
      </button>
      <Link className="stack-close home-section-open" to={to}>
        <span className="plate home-section-photo">
          <SectionCoverPhoto cover={cover} />
        </span>
        <span>
          <b>{label}</b>
          <small>{describeSection(section, cover, note)}</small>
        </span>
      </Link>
      <Switch checked={!section.hidden} hidesLabel label={`Show ${label}`} onChange={onToggle} />
      <Icon name="chevron-right" />
    </li>
  );
}

function describeSection({ hidden }: HomeSection, { headline }: SectionCover, note: string) {
  if (hidden) return "Off";
  return headline ? `“${headline}”` : note;
}

/** The photo of a section, or an icon where it has none. */
function SectionCoverPhoto({ cover: { picture, category } }: { cover: SectionCover }) {
  const { hasSamplePhotos } = useDesk();
  if (category) return <CategoryPhoto category={category} hasSamplePhotos={hasSamplePhotos} />;
  if (picture) return <Picture isDecorative picture={picture} ratio={1} sizes="56px" />;
  return <Icon name="camera" />;
}
