import { redirect } from '@remix-run/node';
import { ApiFailure } from '#app/api/failure.ts';
import { openFile } from '#app/api/open-file.server.ts';
import { exportCalls } from '#app/lists/exported/export-calls.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The file of an export as an attachment. Where there is none for the caller, or none any more, the list of exports says how it stands. */
export async function openExport(visit: SignedInVisit, area: ExportArea, id = ''): Promise<Response> {
  const { exports } = pathTo[area];
  if (!isRecordId(id)) throw redirect(exports);
  try {
    return await openFile(visit, exportCalls(area).file, { params: { id } });
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
    return redirectWithToast(visit, exports, { message: visit.t('exports:gone'), type: 'warning' });
  }
}
