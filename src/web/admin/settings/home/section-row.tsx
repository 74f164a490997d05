import { Link } from "react-router";
import type { HomeSection } from "#contract/settings/home-sections.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Switch } from "../../forms/switch.tsx";
import { moveTargetOf } from "../../sortable/move-target-of.ts";
import { useSortableItem } from "../../sortable/use-sortable-item.ts";
import { MESSAGES } from "./messages.ts";
import { SECTION_LABELS } from "./section-labels.ts";

type Props = {
  section: HomeSection;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onToggle: (isShown: boolean) => void;
};

/** One section: its grip moves it, its switch hides it, its name opens its screen. */
export function SectionRow({ section, index, count, onMove, onToggle }: Props) {
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
        aria-label={MESSAGES.home.move(label)}
        className="home-section-grip"
        onKeyDown={(event) => {
          const target = moveTargetOf(event.key, index, count);
          if (target === null) return;
          event.preventDefault();
          onMove(target);
        }}
        type="button"
        {...handle}
      >
        <Icon name="grip" />
      </button>
      <Link className="home-section-open" to={to}>
        <b>{label}</b>
        <small>{section.hidden ? MESSAGES.home.off : note}</small>
      </Link>
      <Switch
        checked={!section.hidden}
        hidesLabel
        label={MESSAGES.home.show(label)}
        onChange={onToggle}
      />
    </li>
  );
}
