import type { Route } from "./+types/top-screen.ts";
import { loadSection } from "../section/load-section.server.ts";
import { SectionScreen } from "../section/section-screen.tsx";
import { SECTIONS } from "../section/sections.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadSection(context, "hero");

export const meta = () => [{ title: `${SECTIONS.hero.title}, Settings` }];

/** The top of the home page. */
export default function TopScreen({ loaderData }: Route.ComponentProps) {
  return <SectionScreen data={loaderData} section="hero" />;
}
