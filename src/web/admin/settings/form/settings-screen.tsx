import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { SettingsForm } from "./settings-form.tsx";
import type { Preview } from "./settings-preview.tsx";
import type { SettingsKey } from "./use-settings-form.ts";
import "../../desk-screen.css";
import "../settings.css";

type Props = {
  name: string;
  title: string;
  lede: string;
  /** The screen it was reached from, if that is not the list of settings. */
  from?: { label: string; to: string };
  keys: SettingsKey[];
  /** None where the settings change no page. */
  preview?: Preview;
  children: ReactNode;
};

/** The screen of one subject of the settings. */
export function SettingsScreen({ title, lede, from, ...form }: Props) {
  const settings = useQuery<StoredSettings>({ queryKey: ["/api/settings"] });
  return (
    <>
      <SettingsHeader from={from} lede={lede} title={title} />
      <QueryState
        keepData
        query={settings}
        skeleton={
          <div className="settings-pending">
            <output className="sr">Loading the settings</output>
            <Skeleton />
            <Skeleton />
          </div>
        }
      >
        {(loaded) => <SettingsForm {...form} settings={loaded} title={title} />}
      </QueryState>
    </>
  );
}
