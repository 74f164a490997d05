import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryIcon } from "./category-icon.tsx";

const pathOf = (category: string | null) =>
  /<path.*>/.exec(renderToStaticMarkup(<CategoryIcon category={category} />))?.[0];

test("an unknown category has the icon of none, whatever it is called", () => {
  expect(pathOf("Constructor")).toBe(pathOf(null));
  expect(pathOf("Rings")).not.toBe(pathOf(null));
});
