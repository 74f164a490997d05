import type { Route } from "./+types/band-screen.ts";
import { loadSection } from "../section/load-section.server.ts";
import { SectionScreen } from "../section/section-screen.tsx";
import { SECTIONS } from "../section/sections.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadSection(context, "promo");

export const meta = () => [{ title: `${SECTIONS.promo.title}, Settings` }];

/** The color band of the home page. */
export default function BandScreen({ loaderData }: Route.ComponentProps) {
  return <SectionScreen data={loaderData} section="promo" />;
}
