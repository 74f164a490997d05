import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions, minifySync, type Plugin } from "vite";
import { compressFiles } from "./scripts/compress-files.mjs";
import { PROGRAMS } from "./src/project-file.ts";

const SERVER_MODULES = /^#(database|domain|http|api|server)\//;

/** Packages with native code, or imported lazily: they are not bundled into the server. */
const EXTERNAL_PACKAGES = [
  "@aws-sdk/client-s3",
  "@node-rs/argon2",
  "imapflow",
  "mailparser",
  "nodemailer",
  "sharp",
  "undici",
  "vite",
];

/** A few shared chunks instead of one for each shared module, which would be thirty requests. */
const SHARED_CHUNKS = [
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  },
  { name: "router", test: /\/node_modules\/(?:react-router|cookie)\// },
  {
    name: "ui",
    test: /\/src\/(?:web\/(?:error-page|styles|looks\.|ui\/(?!ring-drawing))|contract\/settings\/looks\.)/,
  },
  {
    name: "video",
    test: /\/src\/(?:contract\/catalogue\/read-video|web\/catalog\/film\/(?:messages|player-rights))\./,
  },
  {
    // One page opens from another without asking for styles, which the router does not prefetch.
    name: "page-styles",
    test: /\/src\/web\/(?:storefront\/(?:collection|gallery|list|not-found|product|waiting-list)\/.*|catalog\/text\/tag-links)\.css$/,
  },
  {
    // The desk's editor has them too, and must not get those of whole pages.
    name: "text-styles",
    test: /\/src\/web\/catalog\/(?:film\/text-film|text\/(?:prose|text-piece))\.css$/,
  },
  {
    name: "storefront",
    // Left out is what a page loads on a press or at the first sign of a visitor, or what one page has.
    test: /\/src\/web\/(?:catalog\/(?!shortlist\/(?!load-shortlist-parts\.|shortlist-key\.)|quote\/|text-pieces\/|film\/|hero\/|drafts\/|text\/(?:prose|tag-links)|pieces\/fineness)|content\/(?:layout-settings|storefront-layout-route)|seo|storefront\/(?:layout\/(?!to-brand)|(?!use-)[^/]+$))/,
  },
  {
    name: "gallery",
    test: /\/src\/web\/(?:storefront\/(?:gallery|not-found\/not-found-page)|catalog\/(?:pieces\/fineness-stamps|text\/tag-links))/,
  },
  {
    name: "home",
    test: /\/src\/web\/(?:catalog\/hero|content\/(?!layout-settings|storefront-layout-route))/,
  },
  { name: "zod", test: /\/node_modules\/zod\// },
  { name: "forms", test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
  {
    // What many screens of the desk share; none of it is a visitor's. Only settings need their schemas.
    name: "desk",
    test: /\/src\/web\/admin\/(?!settings\/).*\.tsx?$|\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
    minShareCount: 8,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), rejectServerImports(), compressClientFiles()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A schema that a screen does not use is left out of its scripts.
          treeshake: { manualPureFunctions: ["z"] },
          output: {
            codeSplitting: { groups: SHARED_CHUNKS },
          },
        },
      },
    },
    ...(command === "build" && { ssr: server }),
  },
  server: { middlewareMode: true },
}));

/** Bundles the server and the pages into one program, which takes a fifth less memory than its modules. */
const server: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    target: "node26",
    rolldownOptions: {
      input: { main: "main.ts", ...PROGRAMS },
      // Names are kept for stack traces.
      output: { minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } },
      plugins: [nameEntryFiles(), minifyInlinedScript(), escapeNonAscii()],
    },
  },
};

/** Fails the build when browser code imports a server module. */
function rejectServerImports(): Plugin {
  return {
    name: "reject-server-imports",
    enforce: "pre",
    resolveId(id, importer) {
      if (this.environment.name === "client" && SERVER_MODULES.test(id)) {
        throw new Error(
          `${importer ?? "Browser code"} imports ${id}, which runs on the server only.`,
        );
      }
    },
  };
}

/** React Router names every entry file after the shop's program. */
function nameEntryFiles(): Plugin {
  return {
    name: "name-entry-files",
    outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
  };
}

/** Shortens the names in load-scripts.ts, whose source text is part of every public page: 110 B with Brotli. */
function minifyInlinedScript(): Plugin {
  return {
    name: "minify-inlined-script",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/web\/load-scripts\.ts$/ },
      handler: (code, id) => ({ code: minifySync(id, code).code, map: null }),
    },
  };
}

/** Precompresses the client build, which is complete once the server build ends. */
function compressClientFiles(): Plugin {
  return {
    name: "compress-client-files",
    apply: "build",
    closeBundle() {
      if (this.environment.name === "ssr") compressFiles("build/client");
    },
  };
}

/** An escape sequence, or a character that is not ASCII. */
const CHARACTER = /\\?[^\0-\x7f]|\\[\0-\x7f]/g;

/** Escapes non-ASCII characters: with a single one V8 holds the whole program as two bytes per character. */
function escapeNonAscii(): Plugin {
  return {
    name: "escape-non-ascii",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(CHARACTER, escapeCharacter);
      }
    },
  };
}

function escapeCharacter(match: string): string {
  const code = match.charCodeAt(match.length - 1);
  return code < 0x80 ? match : `\\u${code.toString(16).padStart(4, "0")}`;
}
