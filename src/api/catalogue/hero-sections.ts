import { z } from "zod";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { saveHeroSection } from "#domain/catalogue/hero-sections/save-hero-section.ts";
import { defineCall, PICTURES_BODY_LIMIT } from "../routing/define-call.ts";
import {
  toWireHeroSection,
  wireHeroSectionInput,
  wireHeroSectionSchema,
} from "../wire/hero-section.ts";

const group = "Home page";

export const heroSectionCalls = [
  defineCall({
    method: "get",
    path: "/hero-sections",
    group,
    summary: "List the active hero sections, in their order",
    response: z.array(wireHeroSectionSchema),
    handle: async ({ shop, viewer }) => {
      const sections = (await listHeroSections(shop)).map(toWireHeroSection);
      // Figures may name pieces that visitors don't see.
      return viewer === "visitor" ? sections.map((each) => ({ ...each, figures: null })) : sections;
    },
  }),
  defineCall({
    method: "post",
    path: "/hero-sections",
    group,
    summary: "Create or change the hero section of a key",
    description:
      "Key hero is the top of the home page, featured its promo band. Fields that are left out stay.",
    body: wireHeroSectionInput,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: wireHeroSectionSchema,
    otherResponses: { 201: "The section was new." },
    fails: ["unprocessable", "storage-full"],
    handle: async ({ c, shop, body, by }) => {
      const section = await saveHeroSection(shop, body, by);
      const isNew = section.createdAt === section.updatedAt;
      return c.json(toWireHeroSection(section), isNew ? 201 : 200);
    },
  }),
];
