import type { Served } from '#backend/http/serve.ts';
import { listRegisterRoute } from '#backend/modules/house-registers/read-registers.ts';
import { listRegister, type RegisterRowJson } from '#contract/house-registers.ts';
import type { Cell } from '#domain/export/column.ts';
import { factsOf, type HouseRegister } from '#domain/house-register/house-register.ts';
import { type ExportSource, exportSource } from '../exported-list.ts';

/** One register: its file holds no other, whatever its filter says. */
function registerSource(register: HouseRegister): ExportSource {
  const served: Served = {
    ...listRegisterRoute,
    useCase: (call, input, from) =>
      listRegisterRoute.useCase(call, { ...input, query: { ...(input.query as object), register } }, from),
  };
  const facts = factsOf(register).map(([name]) => [name, (row: RegisterRowJson): Cell => row.facts[name] || null]);
  return exportSource<typeof listRegister, string>(listRegister, served, {
    number: ({ number }) => number,
    name: ({ name }) => name,
    ...Object.fromEntries(facts),
    opened: (row) => row.opened_at,
    closed: (row) => row.closed_at,
  });
}

export const CONFLICTS = registerSource('conflicts');
export const PROVIDERS = registerSource('providers');
export const INCIDENTS = registerSource('incidents');
