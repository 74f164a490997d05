import { Icon, type IconName } from "#web/ui/icon.tsx";

/** Stroke paths in a 24×24 view box. They stand apart from #web/ui/icon.tsx, which visitors load too. */
const PATHS = {
  computer: "M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  dollar:
    "M12 3v18M16.5 7c-.8-1.5-2.4-2.2-4.5-2.2-2.6 0-4.5 1.2-4.5 3.4 0 4.8 9.3 2.3 9.3 7.3 0 2.3-2 3.7-4.8 3.7-2.4 0-4.2-.9-5-2.6",
  diamond: "m12 4 8 8-8 8-8-8z",
  dots: "M4.4 12a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0m6.7 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0m6.7 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0",
  divider: "M3 12h18M8 6h8M8 18h8",
  down: "m6 9 6 6 6-6",
  download: "M12 4v11m-4-4 4 4 4-4M5 20h14",
  film: "M3 5h18v14H3zM10 9l5 3-5 3z",
  focus: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14m0-2.5v5m0 9v5M2.5 12h5m9 0h5",
  folder: "M3 6h7l2 2.5h9V19H3z",
  gem: "M7 4h10l4 5-9 11L3 9zM3 9h18M8.5 9 12 20l3.5-11",
  hide: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M4 4l16 16",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.7 18.3l1.3-1.3",
  pair: "M3 5h8v14H3zM13 5h8v14h-8z",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  photo: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M14.2 9a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0",
  receipt: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  "select-several": "M4 5h5v5H4zM4 14h5v5H4zM13 7.5h7M13 16.5h7",
  sliders:
    "M3 7h9m5 0h4M3 17h4m5 0h9M12 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  table: "M3 5h18v14H3zM3 10h18M3 14.5h18M11 5v14",
  up: "m6 15 6-6 6 6",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
} as const;

const isOfDesk = (name: DeskIconName | IconName): name is DeskIconName => name in PATHS;

export type DeskIconName = keyof typeof PATHS;

/** An icon of the desk alone or of all pages, decorative beside text or in a labeled button. */
export function DeskIcon({ name }: { name: DeskIconName | IconName }) {
  if (!isOfDesk(name)) return <Icon name={name} />;
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
