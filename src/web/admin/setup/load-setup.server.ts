import { redirect, type RouterContextProvider } from "react-router";
import type { Setup } from "#contract/settings/setup.ts";
import { getSetup } from "#domain/operations/setup/get-setup.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { loadSection } from "../settings/section/load-section.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The loader's data of the checklist and its steps. */
export const loadSetup = (context: Context): Promise<Setup> =>
  withPageErrors(getSetup(getShop(context)));

/** With the section of the home page that the photo is for. */
export const loadPhotoStep = async (context: Context) => ({
  setup: await loadSetup(context),
  section: await loadSection(context, "hero"),
});

/** What the screen of an open shop shows; a closed one leads to the checklist. */
export async function loadOpened(context: Context) {
  const {
    setup: { isOpen, settings, subscribers },
    section: { stored },
  } = await loadPhotoStep(context);
  if (!isOpen) throw redirect("/admin/setup");
  const { publicUrl: url } = getShop(context);
  return { name: settings.businessName, subscribers, url, photo: stored?.picture ?? null };
}
