import { useId, useState } from "react";
import type { Picture, PictureChange } from "#contract/media/media.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { Icon } from "#web/ui/icon.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { MESSAGES } from "./messages.ts";

type Props = {
  picture: Picture;
  /** Counted from 1. */
  place: number;
  count: number;
  /** Whether the first photo is the cover. */
  hasCover: boolean;
  isSaving: boolean;
  onChange: (hash: string, change: PictureChange) => void;
  /** @param to counted from 0 */
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** The details of one photo: alt text, focal point, position and removal. */
export function PhotoDetails(props: Props) {
  const { picture, place, count, hasCover, isSaving, onMove, onRemove, onClose } = props;
  const hash = parseMediaHash(picture.url);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="pic-details">
      <div className="pic-details-head">
        <b id={id}>{MESSAGES.details.photo(place)}</b>
        <span className="muted">{isSaving ? MESSAGES.details.saving : ""}</span>
        <button
          aria-label={MESSAGES.details.close}
          className="iconbtn"
          onClick={onClose}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      {hash === undefined ? (
        <p className="help">{MESSAGES.details.elsewhere}</p>
      ) : (
        <>
          <AltText
            key={picture.url}
            picture={picture}
            onChange={(alt) => props.onChange(hash, { alt })}
          />
          <FocalPoint picture={picture} onChange={(point) => props.onChange(hash, point)} />
        </>
      )}
      <div className="pic-details-do">
        {hasCover && (
          <button
            className="btn quiet"
            disabled={place === 1}
            onClick={() => onMove(0)}
            type="button"
          >
            {MESSAGES.details.makeCover}
          </button>
        )}
        <button
          className="btn quiet"
          disabled={place === 1}
          onClick={() => onMove(place - 2)}
          type="button"
        >
          {MESSAGES.details.earlier}
        </button>
        <button
          className="btn quiet"
          disabled={place === count}
          onClick={() => onMove(place)}
          type="button"
        >
          {MESSAGES.details.later}
        </button>
        <button className="btn alarm" onClick={onRemove} type="button">
          <Icon name="trash" />
          {MESSAGES.details.remove}
        </button>
      </div>
    </fieldset>
  );
}

/** Alt text, saved on blur. A failed save keeps the typed text. */
function AltText({ picture, onChange }: { picture: Picture; onChange: (alt: string) => void }) {
  const [alt, setAlt] = useState(picture.alt);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{MESSAGES.details.alt}</label>
      <textarea
        dir="auto"
        aria-describedby={`${id}-help`}
        id={id}
        maxLength={1000}
        onBlur={() => alt.trim() !== picture.alt && onChange(alt.trim())}
        onChange={({ target }) => setAlt(target.value.replaceAll("\n", " "))}
        rows={3}
        value={alt}
      />
      <p className="help" id={`${id}-help`}>
        {MESSAGES.details.altHelp}
      </p>
    </div>
  );
}
