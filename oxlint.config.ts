import { defineConfig, type OxlintOverride } from "oxlint";

type Module = "contract" | "database" | "domain" | "http" | "api" | "web" | "server";

/** The other modules of src/ that each may import, besides itself and npm packages. */
const mayImport: Record<Module, Module[]> = {
  contract: [],
  database: ["contract"],
  domain: ["database", "contract"],
  http: ["domain", "contract"],
  api: ["http", "domain", "contract"],
  web: ["contract"],
  server: ["api", "http", "domain", "contract"],
};

/** Files of src/web that run on the server and load data: the desk's routes, and public pages. */
const webServerFiles = [
  "src/web/**/{route,root}.tsx",
  "src/web/storefront/**/{page,*-page}.{ts,tsx}",
  "src/web/**/*.server.{ts,tsx}",
  "src/web/routes.ts",
];

const modules = Object.keys(mayImport) as Module[];

function onlyImports(module: Module, allowed: Module[] = mayImport[module]) {
  const forbidden = modules.filter((other) => other !== module && !allowed.includes(other));
  return {
    regex: `^(#|(\\.\\./)+)(${forbidden.join("|")})/`,
    message: `src/${module} may import ${["itself", ...allowed].join(", ")}.`,
  };
}

function boundary(
  files: string[],
  ...patterns: { regex: string; message: string }[]
): OxlintOverride {
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const notThe = (other: string) => ({
  regex: `^(#web/|(\\.\\./)+)${other}/`,
  message: "storefront and admin never import each other: move what both need to src/web/catalog.",
});

/** Public pages are documents: the browser navigates. */
const noRouter = {
  regex: "^react-router(/|$)|^@react-router/",
  message: "Public pages and what they share with the desk have no router.",
};

const zodThatMayRunInBrowsers = {
  regex: "^zod$",
  message: "Import z from src/contract/zod.ts: a browser forbids what zod does by default.",
};

/* The last matching override wins, so narrower boundaries follow wider ones. */
const boundaries = [
  ...modules.map((module) => boundary([`src/${module}/**/*.{ts,tsx}`], onlyImports(module))),
  boundary(["src/contract/!(zod).ts"], onlyImports("contract"), zodThatMayRunInBrowsers),
  // These open the database, or read its address.
  boundary(
    ["src/server/startup/{config,open-shop,connect-database}.ts", "src/server/commands/*.ts"],
    onlyImports("server", [...mayImport.server, "database"]),
  ),
  // These alone hold the server to public pages.
  boundary(
    ["src/server/http-server/serve-*.ts"],
    onlyImports("server", [...mayImport.server, "web"]),
  ),
  boundary(["src/web/storefront/**"], onlyImports("web"), notThe("admin"), noRouter),
  boundary(["src/web/admin/**"], onlyImports("web"), notThe("storefront")),
  boundary(
    ["src/web/{catalog,seo,content}/**"],
    onlyImports("web"),
    {
      regex: "^(#web/|(\\.\\./)+)(admin|storefront)/",
      message: "Code used by storefront and admin imports neither.",
    },
    noRouter,
  ),
  boundary(["src/web/ui/**"], onlyImports("web", []), {
    regex: "^(#web/|(\\.\\./)+)(admin|storefront|catalog|seo|content)/",
    message: "src/web/ui imports only itself and npm packages.",
  }),
  boundary(webServerFiles, onlyImports("web", ["http", "domain", "contract"])),
  boundary(
    ["src/web/storefront/**/{page,*-page}.{ts,tsx}", "src/web/storefront/**/*.server.{ts,tsx}"],
    onlyImports("web", ["http", "domain", "contract"]),
    notThe("admin"),
    noRouter,
  ),
  // The desk shows these in frames.
  boundary(
    ["src/web/storefront/*-preview/*.{ts,tsx}"],
    onlyImports("web", ["http", "domain", "contract"]),
    notThe("admin"),
  ),
  boundary(
    ["src/web/admin/**/{route,root}.tsx", "src/web/admin/**/*.server.{ts,tsx}"],
    onlyImports("web", ["http", "domain", "contract"]),
    notThe("storefront"),
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
    "import/no-duplicates": ["error", { preferInline: true }],
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    // A type import that is not erased would bundle zod into every page.
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
    // Video players of other origins need scripts and their own origin, which is unsafe for our own pages only.
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
      // Playwright fixtures take an empty pattern and a function named use, which is not a hook.
      files: ["tests/**"],
      rules: { "no-empty-pattern": "off", "react/rules-of-hooks": "off" },
    },
    { files: ["scripts/**", "main.ts", "bench/**"], rules: { "no-console": "off" } },
    // A picture that fails to load is reported in the console.
    {
      files: ["src/web/catalog/pictures/picture.tsx"],
      rules: { "no-console": ["error", { allow: ["warn"] }] },
    },
    ...boundaries,
  ],
});
