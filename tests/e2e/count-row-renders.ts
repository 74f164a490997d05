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
    /** Of each commit. */
    rowRenders?: number[];
  }
}

/**
 * Counts how often rows of a table, or what else a selector matches, are rendered, as React's developer tools do:
 * React reports each commit, and flags the components that rendered in it. Call it before the page opens.
 */
export async function countRowRenders(page: Page, selector = LOADED_ROW): Promise<void> {
  await page.addInitScript((row) => {
    const PERFORMED_WORK = 1;
    const renders: number[] = [];
    window.rowRenders = renders;
    let rendered = 0;
    const visit = (fiber: Fiber | null): void => {
      for (let each = fiber; each; each = each.sibling) {
        const { stateNode } = each;
        const isRow = stateNode instanceof Element && stateNode.matches(row);
        if (isRow && each.return && (each.return.flags & PERFORMED_WORK) > 0) {
          rendered += 1;
        }
        // What has the same children as before did not render.
        if (each.child !== each.alternate?.child) visit(each.child);
      }
    };
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        rendered = 0;
        visit(root.current.child);
        renders.push(rendered);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
  }, selector);
}

const LOADED_ROW = "tr[data-row]:not([data-row=''])";

/** How many rows were rendered since it was asked last. */
export const takeRowRenders = (page: Page): Promise<number> =>
  page.evaluate(() => (window.rowRenders?.splice(0) ?? []).reduce((sum, count) => sum + count, 0));
