import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import type { Zoom } from "./use-zoom.ts";
import { ZOOM_MAX, ZOOM_MIN, ZOOM_STOPS } from "./zoom.ts";
import "./zoom-control.css";

/** A scale from 1× to 3× with a button at either end. */
export function ZoomControl({ zoom }: { zoom: Zoom }) {
  const { zoom: scale } = zoom.view;
  return (
    <fieldset className="zoom-control" aria-label="Zoom">
      <button
        type="button"
        className="iconbtn"
        aria-label="Zoom out"
        aria-disabled={scale <= ZOOM_MIN}
        onClick={() => zoom.step(-1)}
      >
        <Icon name="minus" />
      </button>
      <div className="zoom-scale">
        <Meter label="Zoom" value={scale} min={ZOOM_MIN} max={ZOOM_MAX} text={formatZoom(scale)} />
        <ol aria-hidden="true">
          {ZOOM_STOPS.map((stop) => (
            <li key={stop} data-current={stop === scale}>
              {formatZoom(stop)}
            </li>
          ))}
        </ol>
      </div>
      <button
        type="button"
        className="iconbtn"
        aria-label="Zoom in"
        aria-disabled={scale >= ZOOM_MAX}
        onClick={() => zoom.step(1)}
      >
        <Icon name="plus" />
      </button>
      <output className="sr">{`Zoom ${formatZoom(scale)}`}</output>
    </fieldset>
  );
}

const formatZoom = (scale: number): string => `${Math.round(scale * 100) / 100}×`;
