import { randomUUID } from 'node:crypto';
import { getStatementRow } from '#contract/statement-rows.ts';
import {
  assignStatementRow,
  creditStatementRow,
  dismissStatementRow,
  matchStatementRefund,
  returnStatementRow,
  splitStatementRow,
  takeEtherPaid,
  undoStatementCharge,
} from '#contract/statement-ways.ts';
import { importStatement, listStatementRows } from '#contract/statements.ts';
import type { StatementFormat } from '#domain/statement/bank-statement.ts';
import { type SampleRow, sampleFile } from '#domain/statement/sample-files.ts';
import type { InvestWorld } from './invest-world.ts';
import { good } from './order-steps.ts';

/** The safeguarding account of the tests' own tenants. */
export const SAFEGUARDING = 'ES9121000418450200051332';

/** A file of the account that holds these movements. */
export function statementFile(
  rows: readonly SampleRow[],
  format: StatementFormat = 'camt.053.001.08',
  iban = SAFEGUARDING,
): File {
  const days = rows.map(({ day }) => day).sort();
  const from = days[0] ?? '2026-01-02';
  const text = sampleFile(format, { iban, from, to: days.at(-1) ?? from, openingCents: 500_000n, rows });
  return new File([Buffer.from(text, format === 'norma43' ? 'latin1' : 'utf8')], 'extracto.txt');
}

/** What a manager does with bank statements; each answers whatever the back end says. */
export function statementSteps(world: InvestWorld) {
  const { call, manager } = world;
  const one = (id: string, key: string) => ({ params: { id }, as: manager, key });
  /** One credit of today in a file of its own: the movement that it became. */
  const importCredit = async (amount: string, text: string) => {
    const day = world.backEnd.clock.now().toISOString().slice(0, 10);
    const cents = BigInt(amount.replace('.', ''));
    const statement = statementFile([
      { day, cents, name: 'Salto de Corias, S.L.', text, isCredit: true, reference: randomUUID().slice(0, 16) },
    ]);
    const { id } = good(await call(importStatement, { files: { statement }, as: manager, key: randomUUID() })).data;
    return { rows: good(await call(listStatementRows, { query: { import: id }, as: manager })).data };
  };
  return {
    importCredit,
    send: (statement: File, key: string = randomUUID()) =>
      call(importStatement, { files: { statement }, as: manager, key }),
    row: async (id: string) => good(await call(getStatementRow, { params: { id }, as: manager })).data,
    /** Movements of one import, in their order. */
    rowsOf: async (importId: string) => {
      const { data } = good(await call(listStatementRows, { query: { import: importId, per_page: 100 }, as: manager }));
      return data.reverse();
    },
    waiting: async () => good(await call(listStatementRows, { query: { view: 'waiting' }, as: manager })).waiting,
    assign: (id: string, reference: string, return_difference = false, key: string = randomUUID()) =>
      call(assignStatementRow, { ...one(id, key), body: { reference, return_difference, other_payer: true } }),
    split: (id: string, references: string[], return_difference = false, key: string = randomUUID()) =>
      call(splitStatementRow, { ...one(id, key), body: { references, return_difference, other_payer: true } }),
    giveBack: (id: string, sent_on: string, key: string = randomUUID()) =>
      call(returnStatementRow, { ...one(id, key), body: { sent_on, bank_reference: 'TRF-0900' } }),
    credit: (id: string, email: string, key: string = randomUUID()) =>
      call(creditStatementRow, { ...one(id, key), body: { email } }),
    undo: (id: string, reference: string, key: string = randomUUID()) =>
      call(undoStatementCharge, { ...one(id, key), body: { reference } }),
    matchRefund: (id: string, refund_id: string, key: string = randomUUID()) =>
      call(matchStatementRefund, { ...one(id, key), body: { refund_id } }),
    takeEther: (id: string, key: string = randomUUID()) => call(takeEtherPaid, one(id, key)),
    dismiss: (id: string, note = 'Ya estaba anotado', key: string = randomUUID()) =>
      call(dismissStatementRow, { ...one(id, key), body: { note } }),
  };
}
export type StatementSteps = ReturnType<typeof statementSteps>;
