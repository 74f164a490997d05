import { Link } from "react-router";
import type { HomeSection } from "#contract/settings/home-sections.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Switch } from "../../forms/switch.tsx";
import { moveTargetOf } from "../../sortable/move-target-of.ts";
import { useSortableItem } from "../../sortable/use-sortable-item.ts";
import type { SectionCover } from "./load-section-covers.server.ts";
import { SectionCoverPhoto } from "./section-cover-photo.tsx";
import { SECTION_LABELS } from "./section-labels.ts";

type Props = {
  section: HomeSection;
  cover: SectionCover;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onToggle: (isShown: boolean) => void;
};

/** One section: its grip moves it, its switch hides it, the rest of the row opens its screen. */
export function SectionRow({ section, cover, index, count, onMove, onToggle }: Props) {
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
        className="home-section-grip"
        onKeyDown={(event) => {
          const target = moveTargetOf(event.key, index, count);
          if (target === null || hasModifier(event)) return;
          event.preventDefault();
          onMove(target);
        }}
        type="button"
        {...handle}
      >
        <Icon name="grip" />
      </button>
      <Link className="home-section-open" to={to}>
        <span className="home-section-photo">
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
