import type { CSSProperties, ReactNode } from "react";
import { preload } from "react-dom";
import { type PictureSources, pictureSources } from "./picture-sources.ts";
import type { ListPicture } from "./list-picture.ts";
import { usePictureState } from "./use-picture-state.ts";
import "./picture.css";

type Props = {
  picture: ListPicture;
  /** How wide it stands, as the sizes attribute says it: the browser chooses the rendition by this. */
  sizes: string;
  /** The widest rendition that the place can show, in pixels of the screen. */
  most?: number | undefined;
  /** CSS aspect-ratio to cut it to, about its focal point. Left out, what stands around it decides. */
  ratio?: string | number | undefined;
  /** Above the fold: fetched first, and shown as soon as it is there. */
  priority?: boolean | undefined;
  /** The main one of its page: with priority, and named in the head of the page already. */
  main?: boolean | undefined;
  /** In place of the picture's own words; "" where it only adorns what is said beside it. */
  alt?: string | undefined;
  className?: string | undefined;
  /** Stands in its place when it does not arrive. */
  fallback?: ReactNode;
  viewTransitionName?: string | undefined;
};

/**
 * A picture in the format and width that suit the screen, over its own colour and blur, which it fades
 * out of. It fills what stands around it; its box is there before it is.
 */
export function Picture(props: Props) {
  const { picture, sizes, ratio, main = false, priority = main, className } = props;
  const { state, ref, onLoad, onError } = usePictureState(picture.url);
  if (state === "failed") return props.fallback ?? null;
  const sources = pictureSources(picture, props.most);
  if (main && sources) tellAhead(sources, sizes);
  return (
    <picture
      className={["photo", ratio && "photo-cut", props.viewTransitionName && "grows", className]
        .filter(Boolean)
        .join(" ")}
      style={groundOf(props)}
    >
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={ref}
        // React sets attributes in this order: what decides how to fetch stands before what is fetched.
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        alt={props.alt ?? picture.alt ?? ""}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        data-waiting={!priority && state === "waiting" ? "" : undefined}
        style={isCentred(picture) ? undefined : { objectPosition: focusOf(picture) }}
        src={sources?.src ?? picture.url}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

/** Who does not know AVIF passes over it, and finds the other formats in the page. */
const tellAhead = ({ src, avif }: PictureSources, sizes: string) =>
  preload(src, {
    as: "image",
    type: "image/avif",
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: "high",
  });

/** As the style sheet has it. */
const isCentred = ({ focalX = 0.5, focalY = 0.5 }: ListPicture) => focalX === 0.5 && focalY === 0.5;
const focusOf = ({ focalX = 0.5, focalY = 0.5 }: ListPicture) =>
  `${percent(focalX)} ${percent(focalY)}`;
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

function groundOf({ picture, ratio, viewTransitionName }: Props): CSSProperties {
  // A kept WebP has see-through parts, behind which nothing may remain.
  const opaque = !picture.url.endsWith(".webp");
  return {
    aspectRatio: ratio,
    "--grows": viewTransitionName,
    ...(opaque && picture.color && { backgroundColor: picture.color }),
    ...(opaque &&
      picture.blur && {
        backgroundImage: `url("${picture.blur}")`,
        ...(!isCentred(picture) && { backgroundPosition: focusOf(picture) }),
      }),
  };
}
