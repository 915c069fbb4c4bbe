import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getTaxCertificate } from '#contract/tax-certificates.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

interface Named {
  id?: string;
  format?: string;
}

/** A certificate as an attachment. Throws 404 for an address that names none. */
export async function openCertificate(visit: SignedInVisit, { id = '', format }: Named): Promise<Response> {
  if (!isRecordId(id) || (format !== 'pdf' && format !== 'csv')) throw new Response(null, { status: 404 });
  const { data } = await call(visit, getTaxCertificate, { params: { id }, query: { format } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
