import { call } from '#app/api/call.server.ts';
import { choice, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listRegister } from '#contract/house-registers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { HOUSE_REGISTERS, type HouseRegister } from '#domain/house-register/house-register.ts';
import { exportable } from './exportable.ts';

/** The registers of the platform, by their address: which of them is a tab. */
export const REGISTERS = listPage({
  texts: 'registers',
  counted: 'registers:count',
  filters: {
    q: search('registers:filter.search'),
    state: choice(['open', 'closed'], {
      label: 'registers:filter.state',
      any: 'registers:filter.anyState',
      named: 'registers:state',
    }),
    register: unseen(HOUSE_REGISTERS),
  },
  sorts: { columns: ['opened', 'name'], ascending: ['name'], first: '-opened' },
});

const registerExport = (register: HouseRegister) =>
  exportable(REGISTERS, {
    path: () => pathTo.manager.houseRegister(register),
    query: (_, asked) => ({ ...asked, register }),
    look: (visit, filter) => call(visit, listRegister, { query: { ...filter, per_page: 1 } as never }),
  });

export const conflictsExport = registerExport('conflicts');
export const providersExport = registerExport('providers');
export const incidentsExport = registerExport('incidents');
