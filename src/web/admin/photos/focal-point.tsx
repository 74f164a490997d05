import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Picture as PictureData } from "#contract/media.ts";
import { Picture } from "#web/catalog/picture.tsx";

type Point = { focalX: number; focalY: number };

const STEP = 0.02;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { focalX: -STEP, focalY: 0 },
  ArrowRight: { focalX: STEP, focalY: 0 },
  ArrowUp: { focalX: 0, focalY: -STEP },
  ArrowDown: { focalX: 0, focalY: STEP },
};

/**
 * Sets the point that must stay visible when a picture is cropped, by pointer or arrow keys.
 * @param onChange called once the change is final
 */
export function FocalPoint({
  picture,
  onChange,
}: {
  picture: PictureData;
  onChange: (point: Point) => void;
}) {
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
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    setMoving({
      focalX: within(point.focalX + by.focalX),
      focalY: within(point.focalY + by.focalY),
    });
  };
  return (
    <div className="focal">
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
          aria-label={`Focal point, ${describePoint(point)}. The arrow keys move it.`}
          className="focal-point"
          onBlur={finish}
          onKeyDown={nudge}
          onKeyUp={({ key }) => key in ARROWS && finish()}
          style={{ left: `${point.focalX * 100}%`, top: `${point.focalY * 100}%` }}
          type="button"
        />
      </div>
      <figure className="focal-cut">
        <Picture isDecorative picture={{ ...picture, ...point }} ratio="4 / 5" sizes="120px" />
        <figcaption>On a card</figcaption>
      </figure>
    </div>
  );
}

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;

const describePoint = ({ focalX, focalY }: Point) =>
  `${Math.round(focalX * 100)} percent from the left, ${Math.round(focalY * 100)} percent from the top`;
