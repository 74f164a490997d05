import { defineConfig, type OxlintOverride } from "oxlint";

type Room = "contract" | "database" | "domain" | "http" | "api" | "web" | "server";

/**
 * Who may import whom: a room of src/ and the other rooms its files may name.
 * Every room may import its own files and npm packages.
 */
const mayImport: Record<Room, Room[]> = {
  contract: [],
  database: ["contract"],
  domain: ["database", "contract"],
  http: ["domain", "contract"],
  api: ["http", "domain", "contract"],
  web: ["contract"],
  server: ["api", "http", "domain", "contract"],
};

/** Files of src/web that run on the server: they load data, the rest only shows it. */
const webServerFiles = [
  "src/web/**/{route,root}.tsx",
  "src/web/**/*.server.{ts,tsx}",
  "src/web/routes.ts",
];

const rooms = Object.keys(mayImport) as Room[];

function wallAround(room: Room, open: Room[] = mayImport[room]) {
  const closed = rooms.filter((other) => other !== room && !open.includes(other)).join("|");
  return {
    regex: `^(#|(\\.\\./)+)(${closed})/`,
    message: `src/${room} may import ${["itself", ...open].join(", ")}.`,
  };
}

function wall(files: string[], ...patterns: { regex: string; message: string }[]): OxlintOverride {
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const noOtherSide = (other: string) => ({
  regex: `^(#web/|(\\.\\./)+)${other}/`,
  message: "storefront and admin never import each other: move what both need to src/web/catalog.",
});

/* The last matching override wins, so the narrower walls stand after the wider ones. */
const walls = [
  ...rooms.map((room) => wall([`src/${room}/**/*.{ts,tsx}`], wallAround(room))),
  // The places that open the database.
  wall(
    ["src/server/startup/open-shop.ts", "src/server/commands/*.ts"],
    wallAround("server", [...mayImport.server, "database"]),
  ),
  wall(["src/web/storefront/**"], wallAround("web"), noOtherSide("admin")),
  wall(["src/web/admin/**"], wallAround("web"), noOtherSide("storefront")),
  wall(["src/web/{catalog,seo,content}/**"], wallAround("web"), {
    regex: "^(#web/|(\\.\\./)+)(admin|storefront)/",
    message: "Parts used on both sides know neither storefront nor admin.",
  }),
  wall(["src/web/ui/**"], wallAround("web", []), {
    regex: "^(#web/|(\\.\\./)+)(admin|storefront|catalog|seo|content)/",
    message: "src/web/ui holds plain widgets: it imports only itself and npm packages.",
  }),
  wall(webServerFiles, wallAround("web", ["http", "domain", "contract"])),
  wall(
    ["src/web/storefront/**/{route,root}.tsx", "src/web/storefront/**/*.server.{ts,tsx}"],
    wallAround("web", ["http", "domain", "contract"]),
    noOtherSide("admin"),
  ),
  wall(
    ["src/web/admin/**/{route,root}.tsx", "src/web/admin/**/*.server.{ts,tsx}"],
    wallAround("web", ["http", "domain", "contract"]),
    noOtherSide("storefront"),
  ),
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { builtin: true },
  ignorePatterns: ["/build", "/data", ".react-router", "sample-media"],
  rules: {
    "import/no-cycle": "error",
    "import/no-self-import": "error",
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    // An import of types alone must vanish: a schema behind it would drag zod into every page.
    "typescript/no-import-type-side-effects": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": [
      "error",
      { checksVoidReturn: { attributes: false, properties: false } },
    ],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "no-empty": "error",
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "max-lines": ["error", { max: 250 }],
    "max-lines-per-function": ["error", { max: 50 }],
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "import/no-unassigned-import": "off",
    "no-shadow": "off",
    // Players of other origins need their own origin and scripts; it is a hole for one's own pages only.
    "react/iframe-missing-sandbox": "off",
    "import/no-named-as-default-member": "off",
    "typescript/no-unsafe-type-assertion": "off",
  },
  overrides: [
    { files: ["**/*.tsx"], rules: { "max-lines-per-function": ["error", { max: 100 }] } },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**", "bench/**"],
      rules: { "max-lines-per-function": "off" },
    },
    {
      // Playwright's fixtures take an empty pattern, and a function named use that is no hook.
      files: ["tests/**"],
      rules: { "no-empty-pattern": "off", "react/rules-of-hooks": "off" },
    },
    { files: ["scripts/**", "main.ts", "bench/**"], rules: { "no-console": "off" } },
    // Whoever looks for a picture that is missing on a page finds its address in the console.
    {
      files: ["src/web/catalog/picture.tsx"],
      rules: { "no-console": ["error", { allow: ["warn"] }] },
    },
    ...walls,
  ],
});
