import { ApiFailure } from '#app/api/failure.ts';
import { openFile } from '#app/api/open-file.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { getLookPicture } from '#contract/look-pictures.ts';
import { getProjectPicture } from '#contract/project-files.ts';

/** A picture of a project, in the width that the address asks for; 304 for who has it already, a bare 404 where it is not there for the caller. */
export async function openPicture(visit: Visit, id: string): Promise<Response> {
  const w = visit.url.searchParams.get('w') ?? undefined;
  const query = w && /^[1-9]\d{0,3}$/.test(w) ? { w } : {};
  return shown(visit, () => openFile(visit, getProjectPicture, { params: { id }, query }));
}

/** A picture of the tenant, as `openPicture`. */
export const openLookPicture = (visit: Visit, id: string): Promise<Response> =>
  shown(visit, () => openFile(visit, getLookPicture, { params: { id } }));

async function shown(visit: Visit, open: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await open();
    const tag = answer.headers.get('ETag');
    if (!tag || !visit.request.headers.get('If-None-Match')?.includes(tag)) return answer;
    await answer.body?.cancel();
    const kept = { ETag: tag, 'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store' };
    return new Response(null, { status: 304, headers: kept });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return new Response(null, { status: failure.status, headers: { 'Cache-Control': 'no-store' } });
  }
}
