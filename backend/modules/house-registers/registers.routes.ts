import type { Served } from '#backend/http/serve.ts';
import { getRegisterEntryRoute, listRegisterRoute } from './read-registers.ts';
import { changeRegisterEntryRoute, moveRegisterEntryRoute, openRegisterEntryRoute } from './write-registers.ts';

/** Everything of contract/house-registers.ts. */
export const houseRegistersRoutes: readonly Served[] = [
  listRegisterRoute,
  getRegisterEntryRoute,
  openRegisterEntryRoute,
  changeRegisterEntryRoute,
  moveRegisterEntryRoute,
];
