import type { Served } from '#backend/http/serve.ts';
import { getConcentrationRoute } from './get-concentration.ts';
import { getHoldersRegisterRoute } from './get-register.ts';
import { listHoldersRoute } from './list-holders.ts';

/** Everything of contract/holders.ts. */
export const holdersRoutes: readonly Served[] = [listHoldersRoute, getConcentrationRoute, getHoldersRegisterRoute];
