import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import "./rich-text-field.css";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/**
 * Rich text under its label; what it is written with is fetched when it is shown first. Never on the
 * server, which writes a page in one go and cannot wait for a part of it.
 */
export function RichTextField(props: RichTextEditorProps) {
  const { id, label, error } = props;
  const isHydrated = useHydrated();
  const skeleton = <Skeleton className="rich-text-skeleton" />;
  return (
    <div className={error ? "field bad" : "field"}>
      <span className="label">{label}</span>
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          <RichTextEditor {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
