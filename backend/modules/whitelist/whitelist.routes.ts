import type { Served } from '#backend/http/serve.ts';
import { addToWhitelistRoute } from './add-to-whitelist.ts';
import { decideWhitelistRoute } from './decide-whitelist.ts';
import { judgeWhitelistRoute } from './judge-whitelist.ts';
import { listWhitelistRoute } from './list-whitelist.ts';
import { getWhitelistBatchRoute, writeWhitelistBatchRoute } from './whitelist-batch.ts';
import { listWhitelistPeopleRoute, validateWhitelistPeopleRoute } from './whitelist-people.ts';

/** Everything of contract/whitelist.ts. */
export const whitelistRoutes: readonly Served[] = [
  listWhitelistRoute,
  addToWhitelistRoute,
  decideWhitelistRoute,
  listWhitelistPeopleRoute,
  validateWhitelistPeopleRoute,
  judgeWhitelistRoute,
  getWhitelistBatchRoute,
  writeWhitelistBatchRoute,
];
