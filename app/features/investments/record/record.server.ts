import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getOrderRecord, getOrderRecordFile } from '#contract/records.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { keyedSections } from './keyed-sections.ts';

/** The record of one own order, to read, to print and to take along. */
export async function loadRecord(visit: SignedInVisit, id = '') {
  const { t } = visit;
  const { data } = await call(visit, getOrderRecord, { params: { id: known(id) } });
  return {
    head: pageHead(visit, { title: data.title }),
    crumbs: [
      { label: t('investments:title'), href: pathTo.user.investments },
      { label: t('investments:records.title'), href: pathTo.user.records },
      { label: data.title },
    ],
    fileHref: pathTo.user.recordFile(id),
    orderHref: pathTo.user.investment(id),
    files: data.files.map(({ kind, file_id }) => ({
      href: fileAddress(file_id),
      label: t(`investments:records.file.${kind}`),
    })),
    sections: keyedSections(data.sections),
  };
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>;

/** The same record as an attachment. */
export async function openRecordFile(visit: SignedInVisit, id = ''): Promise<Response> {
  const { data } = await call(visit, getOrderRecordFile, { params: { id: known(id) } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Throws 404 for an address that names no order. */
function known(id: string): string {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  return id;
}
