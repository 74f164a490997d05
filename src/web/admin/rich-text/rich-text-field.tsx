import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import "./rich-text-field.css";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/**
 * A rich text editor with its label. The editor is loaded when first shown, and not on the server.
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
