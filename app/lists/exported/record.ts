import { call } from '#app/api/call.server.ts';
import { day } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listRecordLines } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { exportable } from './exportable.ts';

/** Holders of a project for its record-keeping body, by their address. */
export const RECORD = listPage({
  texts: 'record',
  counted: 'record:count',
  exported: 'record',
  filters: { at: day({ label: 'record:at', chip: 'record:atChip' }) },
});

export const recordExport = exportable(RECORD, {
  path: (_, about = '') => pathTo.manager.recordFile(about),
  async look(visit, filter, id) {
    const answer = await call(visit, listRecordLines, { params: { id }, query: { ...filter, per_page: 1 } as never });
    return { meta: answer.meta, project: answer.issuance.title };
  },
});
