import { mapHref } from "./map-href.ts";
import { splitStreet } from "./split-street.ts";
import "./studio-map.css";

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 22;

type Props = { addressLine: string; cityLine: string };

/**
 * Where the studio is, as a drawing: its own street with the number, made from the address alone, so that no
 * map service learns of the visitor. Pressed it opens the map program of the device.
 */
export function StudioMap({ addressLine, cityLine }: Props) {
  const { number, street } = splitStreet(addressLine);
  const place = [addressLine, cityLine].filter(Boolean).join(", ");
  return (
    <a className="studio-map" data-map={place} href={mapHref(place)} rel="noopener">
      <svg aria-hidden="true" viewBox="0 0 320 168">
        <g className="studio-map-street">
          <path d="M-10 36 330 4M-10 160 330 128M58-10 88 178M226-10 256 178" />
          <path className="main" d="M-10 98 330 66" />
        </g>
        <g className="studio-map-ground">
          <path d="M-10 36 330 4M-10 160 330 128M58-10 88 178M226-10 256 178" />
          <path className="main" d="M-10 98 330 66" />
        </g>
        <text
          className={street.length > LONG_NAME ? "long" : undefined}
          textAnchor="middle"
          transform="translate(160 87) rotate(-5.4)"
        >
          {street}
        </text>
        <circle cx="160" cy="54" r="7" />
        <text className="number" textAnchor="middle" x="160" y="38">
          {number}
        </text>
      </svg>
      <span className="link">Open in maps</span>
      <span className="sr">{`: ${place}`}</span>
    </a>
  );
}
