type StillProps = {
  /** Address without width and ending: "/images/workbench" stands for /images/workbench-640.avif and so on. */
  address: string;
  widths: readonly number[];
  /** Pixels of the widest. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  className?: string;
};

/** A photograph that belongs to the pages themselves, as AVIF and JPEG, fetched when it comes near. */
export function StaticPicture({
  address,
  widths,
  width,
  height,
  alt,
  sizes,
  className,
}: StillProps) {
  const candidates = (ending: string) =>
    widths.map((candidate) => `${address}-${candidate}.${ending} ${candidate}w`).join(", ");
  return (
    <picture>
      <source sizes={sizes} srcSet={candidates("avif")} type="image/avif" />
      <img
        alt={alt}
        className={className}
        decoding="async"
        height={height}
        loading="lazy"
        sizes={sizes}
        src={`${address}-${widths.at(-1)}.jpg`}
        srcSet={candidates("jpg")}
        width={width}
      />
    </picture>
  );
}
