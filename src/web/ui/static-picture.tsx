type StaticPictureProps = {
  /** URL path without width and extension: "/images/workbench" for /images/workbench-640.avif and so on. */
  basePath: string;
  widths: readonly number[];
  /** Pixel size of the widest file. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  className?: string;
};

/** A fixed picture of the site from public/images, as AVIF and JPEG, loaded lazily. */
export function StaticPicture({
  basePath,
  widths,
  width,
  height,
  alt,
  sizes,
  className,
}: StaticPictureProps) {
  const candidates = (extension: string) =>
    widths.map((candidate) => `${basePath}-${candidate}.${extension} ${candidate}w`).join(", ");
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
        src={`${basePath}-${widths.at(-1)}.jpg`}
        srcSet={candidates("jpg")}
        width={width}
      />
    </picture>
  );
}
