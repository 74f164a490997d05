import type { Page } from "@playwright/test";

type Fiber = {
  flags: number;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
};

declare global {
  interface Window {
    rowRenders?: number;
  }
}

/**
 * Counts how often rows of a table are rendered, as React's developer tools do: React reports each commit, and
 * flags the components that rendered in it. Call it before the page opens.
 */
export async function countRowRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    const visit = (fiber: Fiber | null): void => {
      for (let each = fiber; each; each = each.sibling) {
        const { stateNode } = each;
        const isRow = stateNode instanceof HTMLTableRowElement && stateNode.dataset["row"];
        if (isRow && each.return && (each.return.flags & PERFORMED_WORK) > 0) {
          window.rowRenders = (window.rowRenders ?? 0) + 1;
        }
        // What has the same children as before did not render.
        if (each.child !== each.alternate?.child) visit(each.child);
      }
    };
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current.child),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
  });
}

/** How many rows were rendered since it was asked last. */
export const takeRowRenders = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = window.rowRenders ?? 0;
    window.rowRenders = 0;
    return count;
  });
