import type { LoaderFunctionArgs } from '@remix-run/node';
import { textsByFile } from '#app/i18n/instances.server.ts';

/** The texts of one language and wording for hydrated pages; public and the same for everybody, so that no guard stands here. */
export async function loader({ params }: LoaderFunctionArgs) {
  const json = textsByFile(params.file ?? '');
  if (json === null) throw new Response(null, { status: 404 });
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
