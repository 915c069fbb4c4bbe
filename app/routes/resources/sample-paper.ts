import type { LoaderFunctionArgs } from '@remix-run/node';
import { samplePaper } from '#app/features/gallery/components/sample-paper.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The sample that the catalogue of components shows in its pane: nobody's, and so anybody's. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'anyone');
  return samplePaper();
}
