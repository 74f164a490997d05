import { Icon, type IconName } from "#web/ui/icon.tsx";

/** Stroke paths in a 24×24 view box. They stand apart from #web/ui/icon.tsx, which visitors load too. */
const PATHS = {
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  check: "m4 12.5 5.5 5.5L20 7",
  trash: "M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13",
  edit: "m4 20 1-5L16 4l4 4L9 19z",
  star: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  list: "M4 6h2m3 0h11M4 12h2m3 0h11M4 18h2m3 0h11",
  numbers:
    "M9.5 6H20M9.5 12H20M9.5 18H20M3.5 4.5 5 3.8v4.4M3.5 10.4q.6-.8 1.5-.5.9.5.2 1.6l-1.7 2.3h2.3M3.5 16.2h2.2l-1.2 1.6q1.5.1 1.3 1.4-.6 1.4-2.4.6",
  ring: "M12 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12M9 4h6l2 3-5 3-5-3z",
  mail: "M3 5.5h18v13H3zM3 6l9 7 9-7",
  heading: "M6 5v14M18 5v14M6 12h12",
  quote: "M10 7C7 8 5.5 10 5.5 12.5V17H10v-4.5H7.5M19 7c-3 1-4.5 3-4.5 5.5V17H19v-4.5h-2.5",
  half: "M12 4a8 8 0 0 1 0 16zm0 0a8 8 0 0 0 0 16",
  box: "M4 8.5 12 4l8 4.5v8L12 21l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v8",
  clip: "m8 12.5 6-6a3 3 0 0 1 4.2 4.2l-8 8a5 5 0 0 1-7-7L11 4",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
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

const isOfDesk = (name: DeskIconName): name is keyof typeof PATHS => name in PATHS;

export type DeskIconName = keyof typeof PATHS | IconName;

/** An icon of the desk alone or of all pages, decorative beside text or in a labeled button. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  if (!isOfDesk(name)) return <Icon name={name} />;
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
