import "./icon.css";

/** Stroke paths in a 24×24 view box. */
const PATHS = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5 5 5",
  menu: "M3 8h18M3 16h18",
  close: "m5 5 14 14M19 5 5 19",
  "chevron-left": "m14 5-7 7 7 7",
  "chevron-right": "m10 5 7 7-7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  enlarge: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  share: "M12 15V3m-4 4 4-4 4 4M6 11H4v10h16V11h-2",
  filter: "M3 7h18M6 12h12M10 17h4",
  sort: "M8 4v16m0 0-4-4m4 4 4-4M16 20V4m0 0-4 4m4-4 4 4",
  ribbon: "M7 3.5h10v17l-5-4.2-5 4.2z",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 9.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2",
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
