import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegitimationPaper } from '#contract/legitimations.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The paper of a certificate as an attachment. Throws 404 for an address that names none. */
export async function openPaper(visit: SignedInVisit, id = ''): Promise<Response> {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const { data } = await call(visit, getLegitimationPaper, { params: { id } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
