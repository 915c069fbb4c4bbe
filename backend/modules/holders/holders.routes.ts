import type { Served } from '#backend/http/serve.ts';
import { listHoldersRoute } from './list-holders.ts';

/** Everything of contract/holders.ts. */
export const holdersRoutes: readonly Served[] = [listHoldersRoute];
