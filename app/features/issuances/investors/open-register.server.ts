import { call } from '#app/api/call.server.ts';
import { HOLDERS as LIST } from '#app/lists/exported/holders.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getHoldersRegister } from '#contract/holders.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The register as an attachment: now, or at the day that the list was asked for. Throws 404 for an address that names no project. */
export async function openRegister(visit: SignedInVisit, id = ''): Promise<Response> {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const { at } = LIST.read(visit.url.searchParams);
  const { data } = await call(visit, getHoldersRegister, { params: { id }, query: { at } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
