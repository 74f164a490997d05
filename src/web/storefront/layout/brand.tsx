import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "./use-layout-data.ts";
import "./brand.css";

/** The business name with ™, linking home. */
export function Brand() {
  const { businessName } = useLayoutData().settings;
  return (
    <PageLink className="brand" prefetch="intent" to="/" viewTransition>
      {businessName}
      <sup>™</sup>
    </PageLink>
  );
}
