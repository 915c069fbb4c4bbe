import { listHoldersRoute } from '#backend/modules/holders/list-holders.ts';
import { listHolders } from '#contract/holders.ts';
import type { HOLDER_COLUMNS } from '#domain/export/project-columns.ts';
import { exportSource } from '../exported-list.ts';

/** Token holders of a project; with a day, the register at its end. */
export const HOLDERS = exportSource<typeof listHolders, keyof typeof HOLDER_COLUMNS>(listHolders, listHoldersRoute, {
  holder: ({ name }) => name,
  wallet: ({ wallet }) => wallet,
  tokens: ({ tokens }) => tokens,
  value: ({ value }) => value,
  since: ({ since }) => since,
  moved: (row) => row.moved_at,
});
