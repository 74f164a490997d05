/** Fixed photographs of the site, as props of StaticPicture. */
export const WORKBENCH = {
  basePath: "/images/workbench",
  widths: [640, 1280, 1920],
  width: 1920,
  height: 1280,
  alt: "A goldsmith’s wooden bench with a ring on a steel mandrel, a small hammer, pliers, gold wire and rings in progress.",
} as const;

/** A portrait crop of its middle. */
export const BENCH_DETAIL = {
  basePath: "/images/bench",
  widths: [440, 880],
  width: 880,
  height: 1100,
  alt: "Rings in progress on a leather-covered bench, before a steel mandrel and a small dish of stones.",
} as const;

export const HOOPS = {
  basePath: "/images/promo",
  widths: [640, 1280],
  width: 1280,
  height: 1280,
  alt: "Two slender hammered gold hoops in dappled sunlight.",
} as const;

export const TURNTABLE = {
  basePath: "/images/turntable",
  widths: [720],
  width: 720,
  height: 720,
  alt: "White gold solitaire ring with a round blue sapphire on a taupe turntable.",
} as const;

/** The video of the sample catalogue; TURNTABLE is its first frame. */
export const SAMPLE_FILM = "/sample/turntable.mp4";
