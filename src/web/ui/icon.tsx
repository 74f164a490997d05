import "./icon.css";

/** Stroke paths in a 24×24 view box. */
const PATHS = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5 5 5",
  menu: "M3 8h18M3 16h18",
  close: "m5 5 14 14M19 5 5 19",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  "chevron-left": "m14 5-7 7 7 7",
  "chevron-right": "m10 5 7 7-7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m4 12.5 5.5 5.5L20 7",
  enlarge: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  share: "M12 15V3m-4 4 4-4 4 4M6 11H4v10h16V11h-2",
  filter: "M3 7h18M6 12h12M10 17h4",
  sort: "M8 4v16m0 0-4-4m4 4 4-4M16 20V4m0 0-4 4m4-4 4 4",
  trash: "M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13",
  edit: "m4 20 1-5L16 4l4 4L9 19z",
  star: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  list: "M4 6h2m3 0h11M4 12h2m3 0h11M4 18h2m3 0h11",
  numbers:
    "M9.5 6H20M9.5 12H20M9.5 18H20M3.5 4.5 5 3.8v4.4M3.5 10.4q.6-.8 1.5-.5.9.5.2 1.6l-1.7 2.3h2.3M3.5 16.2h2.2l-1.2 1.6q1.5.1 1.3 1.4-.6 1.4-2.4.6",
  ring: "M12 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12M9 4h6l2 3-5 3-5-3z",
  ribbon: "M7 3.5h10v17l-5-4.2-5 4.2z",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  table: "M4 4h16v16H4zM4 9.5h16M4 15h16M10 4v16",
  settings:
    "M4 7h9m5 0h2M4 17h3m5 0h8M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  mail: "M3 5.5h18v13H3zM3 6l9 7 9-7",
  heading: "M6 5v14M18 5v14M6 12h12",
  quote: "M10 7C7 8 5.5 10 5.5 12.5V17H10v-4.5H7.5M19 7c-3 1-4.5 3-4.5 5.5V17H19v-4.5h-2.5",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 9.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2",
  half: "M12 4a8 8 0 0 1 0 16zm0 0a8 8 0 0 0 0 16",
  box: "M4 8.5 12 4l8 4.5v8L12 21l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v8",
  clip: "m8 12.5 6-6a3 3 0 0 1 4.2 4.2l-8 8a5 5 0 0 1-7-7L11 4",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon beside text or in a labeled button, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
