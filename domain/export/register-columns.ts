import { type FactKind, factsOf, type HouseRegister } from '#domain/house-register/house-register.ts';
import type { ExportColumn, ExportColumns } from './column.ts';

const KINDS: Readonly<Record<FactKind, ExportColumn['kind']>> = {
  line: 'text',
  text: 'text',
  day: 'day',
  time: 'text',
  lei: 'text',
  word: 'word',
};

/** A register with everything that its entries say: a supervisor asks for all of it. */
function columnsOf(register: HouseRegister): ExportColumns {
  const facts = factsOf(register).map(([name, { kind, values, personal }]): [string, ExportColumn] => [
    name,
    {
      title: `registers:fact.${name}`,
      kind: KINDS[kind],
      ...(values ? { words: { named: `registers:word.${name}`, values } } : {}),
      ...(personal ? { personal } : {}),
    },
  ]);
  return {
    number: { title: 'registers:column.number', kind: 'number' },
    name: { title: `registers:name.${register}`, kind: 'text' },
    ...Object.fromEntries(facts),
    opened: { title: 'registers:column.opened', kind: 'moment' },
    closed: { title: 'registers:column.closed', kind: 'moment' },
  };
}

export const CONFLICT_COLUMNS = columnsOf('conflicts');
export const PROVIDER_COLUMNS = columnsOf('providers');
export const INCIDENT_COLUMNS = columnsOf('incidents');
