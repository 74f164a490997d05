import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { cropPoint, type Point, uncropPoint } from "#web/catalog/hero/crop-point.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import { HERO_RATIOS } from "#web/catalog/hero/hero-frame.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { arrowStep } from "../../photos/arrow-step.ts";

type Props = {
  picture: PictureData;
  figures: FigurePiece[];
  onMove: (id: number, to: { left: number; top: number }) => void;
};

/** The photo as a computer shows it; each number is dragged, or moved by arrow keys. */
export function FigurePhoto({ picture, figures, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, focalX, focalY } = picture;
  const focus = { x: focalX, y: focalY };
  const ratios = {
    pictureRatio: width && height ? width / height : null,
    boxRatio: HERO_RATIOS.computer,
  };
  const place = (id: number, inBox: Point) => {
    const { x, y } = uncropPoint({ x: within(inBox.x), y: within(inBox.y) }, focus, ratios);
    onMove(id, { left: round(x), top: round(y) });
  };
  const follow = (id: number, event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    place(id, {
      x: (event.clientX - area.left) / area.width,
      y: (event.clientY - area.top) / area.height,
    });
  };
  return (
    <div className="figure-photo" ref={box}>
      <Picture isDecorative picture={picture} ratio="16 / 9" sizes="412px" />
      {figures.map(({ id, name, left, top }, index) => {
        const at = cropPoint({ x: left, y: top }, focus, ratios);
        const nudge = (event: KeyboardEvent) => {
          const by = arrowStep(event);
          if (!by) return;
          event.preventDefault();
          place(id, { x: at.x + by.x, y: at.y + by.y });
        };
        return (
          <button
            aria-label={`Number ${index + 1}, ${name}: ${percent(left)} percent from the left, ${percent(top)} percent from the top. The arrow keys move it.`}
            className="figure-handle"
            key={id}
            onKeyDown={nudge}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.buttons > 0 && follow(id, event)}
            style={{ left: `${within(at.x) * 100}%`, top: `${within(at.y) * 100}%` }}
            type="button"
          >
            <span aria-hidden="true" className="figure-number">
              {index + 1}
            </span>
          </button>
        );
      })}
    </div>
  );
}

const within = (part: number): number => Math.min(1, Math.max(0, part));
const round = (part: number): number => Math.round(within(part) * 1000) / 1000;
const percent = (part: number): number => Math.round(part * 100);
