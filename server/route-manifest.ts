import type { ServerBuild } from '@remix-run/node';

/** Where Remix's browser side asks which script belongs to an address that its page did not name. */
export const ROUTE_MANIFEST_PATH = '/__manifest';
/** Ours: a form's address and where its answer leads are two; whoever asks for more is no page of ours. */
const MOST_PATHS = 8;
const MOST_LENGTH = 400;
const YEAR_SECONDS = 31_536_000;

type Routes = ServerBuild['assets']['routes'];

/**
 * The scripts of the addresses `?p=`, for a page whose form leads on to another. A page is sent with its own routes alone, so that a further
 * route costs no other page a byte. Remix's own answer matches every address against the whole table, as often as a stranger likes; here each is
 * read by its shape, a few at a time (record 0001).
 * @returns 200 with the routes by id; 204 with the word to load the page anew when the browser is of another build; 400 for too much
 */
export function routeManifest(
  url: URL,
  assets: ServerBuild['assets'],
  branchOf: (pathname: string) => readonly string[] | null,
): Response {
  const paths = url.searchParams.getAll('p');
  if (paths.length > MOST_PATHS || paths.some((path) => path.length > MOST_LENGTH)) return answer(400);
  if (url.searchParams.get('version') !== assets.version) {
    return answer(204, { 'X-Remix-Reload-Document': 'true' });
  }
  const found: Routes = {};
  for (const id of paths.flatMap((path) => branchOf(path) ?? [])) {
    const route = assets.routes[id];
    if (route) found[id] = route;
  }
  return Response.json(found, { headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } });
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
