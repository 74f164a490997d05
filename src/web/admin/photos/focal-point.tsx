import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { arrowStep } from "./arrow-step.ts";

/** What is said where the point alone is to be set. */
export const FOCUS_HELP =
  "Drag the ring to the part that must always stay in view. Arrow keys move it too.";

type Point = { focalX: number; focalY: number };

type Props = {
  picture: PictureData;
  /** Called once the change is final. */
  onChange: (point: Point) => void;
  /** Names the point where there are two. */
  label?: string;
  /** Whether the crop on a card is shown beside it. */
  showsCard?: boolean;
};

/**
 * Sets the point that must stay visible when a picture is cropped, by pointer or arrow keys: by 1 percent, with Shift
 * by 10.
 */
export function FocalPoint({ picture, onChange, label = "Focal point", showsCard = true }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<Point | null>(null);
  const point = moving ?? picture;
  const finish = () => {
    if (moving) onChange(moving);
    setMoving(null);
  };
  const follow = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    setMoving({
      focalX: within((event.clientX - area.left) / area.width),
      focalY: within((event.clientY - area.top) / area.height),
    });
  };
  const nudge = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (!by) return;
    event.preventDefault();
    setMoving({ focalX: within(point.focalX + by.x), focalY: within(point.focalY + by.y) });
  };
  return (
    <div className={showsCard ? "focal" : undefined}>
      <div
        className="focal-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
        onPointerUp={finish}
        onPointerCancel={() => setMoving(null)}
        ref={box}
      >
        <Picture isDecorative picture={picture} sizes="280px" />
        <button
          aria-label={describePoint(label, point)}
          className="focal-point"
          onBlur={finish}
          onKeyDown={nudge}
          onKeyUp={finish}
          style={{ left: `${point.focalX * 100}%`, top: `${point.focalY * 100}%` }}
          type="button"
        />
      </div>
      {showsCard && (
        <figure className="focal-cut">
          <Picture isDecorative picture={{ ...picture, ...point }} ratio="4 / 5" sizes="120px" />
          <figcaption>On a card</figcaption>
        </figure>
      )}
    </div>
  );
}

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;

const describePoint = (label: string, { focalX, focalY }: Point) =>
  `${label}, ${Math.round(focalX * 100)} percent from the left, ${Math.round(focalY * 100)} percent from the top. The arrow keys move it.`;
