import type { Plugin } from 'vite';

/** Packages that every hydrated page runs on: one file, which changes only with their versions. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(?:react|router|server-runtime)|turbo-stream|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|cookie|set-cookie-parser)\//;

/** Routes that are loaded with every dashboard page: what all of those share travels with them. */
const SHARED_ROUTES = /\/app\/(?:root|routes\/layouts\/dashboard)\.tsx/;

/**
 * The rule of pictures' widths and the differences of an offer stand with the kit: a dashboard and a public page both ask them, and a page brings the
 * whole file of what it shares.
 */
const KIT =
  /\/(?:app\/(?:root\.tsx|page-[\w-]+\.tsx?|parts\/(?:frame|error-page|offer-changes)\/)|domain\/issuance\/picture\.ts)/;
/** A piece of the kit by its name. */
const PIECE = /\/app\/ui\/[\w-]+\/([\w-]+)\.tsx/;
/** Pieces that only pages with forms need. */
const OF_FORMS = /^enhance|field|choice/;
/** Pieces of few pages, which bring them themselves: the page that asks before an act, papers beside a decision, stages, the rows of an account, what only the gallery shows. */
const OF_FEW = /\/app\/ui\/(?:document-pane\/|steps\/|feedback\/(?:tooltip|confirm-page)|layout\/setting-)/;
const DASHBOARD_KIT =
  /\/app\/(?:routes\/layouts\/dashboard\.tsx|layouts\/dashboard|parts\/frame\/dashboard-frame|ui\/table\/|ui\/feedback\/keys-help|lists\/list-page\.tsx|parts\/refunds\/refund-list)/;

/** Lists declared where they are loaded, as they are drawn: one file beside the kit's table. */
const LISTS = /\/app\/lists\/(?:list-(?:screen|table)|draw-cell|sent-rows|column)\.tsx?/;

/** Every page with script carries the list of all routes' files: their hash is name enough. */
const NAMES = 'assets/[hash].js';

/** Charts, with their styles: the pages of an area that draw one bring them. */
const CHARTS = /\/app\/ui\/chart\//;

/** Styles of screens that only dashboards have. */
const DASHBOARD_STYLES =
  /\/app\/(?:ui\/table\/|ui\/feedback\/keys-help|layouts\/(?:dashboard|search-all)|features\/investments\/(?:portfolio|own-list)\/)[^/.]*\.css\.ts/;
/** Styles of the kit that few pages need: these bring them themselves. */
const STYLES_OF_FEW = /\/app\/ui\/(?:document-pane\/|feedback\/tooltip|layout\/setting-)/;

/**
 * Gathers what the browser loads into few files (design, Budgets): the kit's styles as one file for all pages and one more for dashboards, and
 * the scripts of hydrated pages as framework, kit, dashboard kit and the page's own. Left to itself the bundler makes a file for each piece,
 * some thirty requests a page.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              rollupOptions: { output: { manualChunks: chunkOf, entryFileNames: NAMES, chunkFileNames: NAMES } },
            },
          },
    buildStart({ input }) {
      if (!Array.isArray(input)) return;
      // A route's file has its own exports and no more; what is shared would become a second file beside it.
      for (const id of input.filter((entry) => SHARED_ROUTES.test(entry)))
        this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' });
    },
  };
}

/** The file that a module belongs to; undefined: the bundler decides. */
function chunkOf(id: string): string | undefined {
  if (CHARTS.test(id)) return 'kit-chart';
  if (id.includes('.css.ts')) {
    if (DASHBOARD_STYLES.test(id)) return 'kit-dashboard';
    return /\/app\/(?:ui|layouts|monitoring|parts\/offer-changes)\//.test(id) && !STYLES_OF_FEW.test(id)
      ? 'kit'
      : undefined;
  }
  if (FRAMEWORK.test(id) || /\/app\/(?:entry\.client\.tsx|i18n\/browser-texts\.ts)/.test(id)) return 'framework';
  if (DASHBOARD_KIT.test(id)) return 'kit-dashboard';
  if (LISTS.test(id)) return 'kit-list';
  const piece = PIECE.exec(id)?.[1];
  return KIT.test(id) || (piece && !OF_FORMS.test(piece) && !OF_FEW.test(id)) ? 'kit' : undefined;
}
