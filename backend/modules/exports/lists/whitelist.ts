import { listWhitelistRoute } from '#backend/modules/whitelist/list-whitelist.ts';
import { listWhitelist } from '#contract/whitelist.ts';
import type { WHITELIST_COLUMNS } from '#domain/export/project-columns.ts';
import { exportSource } from '../exported-list.ts';

/** Who may hold the token of a project. */
export const WHITELIST = exportSource<typeof listWhitelist, keyof typeof WHITELIST_COLUMNS>(
  listWhitelist,
  listWhitelistRoute,
  {
    address: ({ address }) => address,
    person: ({ person }) => person?.name ?? null,
    state: ({ state }) => state,
    tokens: ({ tokens }) => tokens,
    by: (row) => row.added_by,
    added: (row) => row.added_at,
  },
);
