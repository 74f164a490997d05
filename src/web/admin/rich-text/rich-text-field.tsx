import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import "./rich-text-field.css";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/** Rich text under its label; what it is written with is fetched when it is shown first. */
export function RichTextField(props: RichTextEditorProps) {
  const { id, label, error } = props;
  return (
    <div className={error ? "field bad" : "field"}>
      <span className="label">{label}</span>
      <Suspense fallback={<Skeleton className="rich-text-skeleton" />}>
        <RichTextEditor {...props} />
      </Suspense>
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
