import { z } from 'zod';
import { STATEMENT_FORMATS } from '#domain/statement/bank-statement.ts';
import { WAITING_REASONS } from '#domain/statement/match.ts';
import { ROW_VIEWS } from '#domain/statement/row-state.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString, pageOf, pageQuery, searched, soughtId } from './envelope.ts';
import { count, statementRow } from './statement-rows.ts';

/** An imported file and what became of its movements. */
const statementImport = z.object({
  id,
  file_name: z.string(),
  format: z.enum(STATEMENT_FORMATS),
  account: z.string(),
  from: day,
  to: day,
  opening: moneyString,
  closing: moneyString,
  imported_at: instant,
  imported_by: z.string(),
  /** All movements of the file: the five below together. */
  rows: count,
  /** Charged their order by themselves, or were booked by hand before. */
  matched: count,
  waiting: count,
  resolved: count,
  /** Went out of the account. */
  ignored: count,
  /** An earlier file had brought them. */
  repeated: count,
});

export type StatementImportJson = z.output<typeof statementImport>;

/**
 * Reads a bank's file (camt.053 versions 02 to 14, Norma 43) of the tenant's own account. What names an order and pays it exactly charges it;
 * all else goes to suspense and waits. 422 on `statement` where the file cannot be read, does not add up, is of another account or was
 * imported before.
 */
export const importStatement = endpoint({
  id: 'importStatement',
  summary: 'Import a bank statement',
  method: 'POST',
  path: '/manager/statements',
  action: 'statement.import',
  bodyKind: 'multipart',
  files: ['statement'],
  answer: dataOf(statementImport),
  idempotent: true,
  takesLong: true,
});

export const listStatements = endpoint({
  id: 'listStatements',
  summary: 'Imported bank statements, newest first',
  method: 'GET',
  path: '/manager/statements',
  caller: 'manager',
  query: pageQuery,
  answer: pageOf(statementImport),
});

export const getStatement = endpoint({
  id: 'getStatement',
  summary: 'One imported bank statement',
  method: 'GET',
  path: '/manager/statements/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    statementImport.extend({
      /** What lies in each of the counts; what went out counts below zero. */
      sums: z.object({ matched: moneyString, waiting: moneyString, resolved: moneyString, ignored: moneyString }),
    }),
  ),
});

export const listStatementRows = endpoint({
  id: 'listStatementRows',
  summary: 'Movements of the account, filtered',
  method: 'GET',
  path: '/manager/statement-rows',
  caller: 'manager',
  query: pageQuery.extend({
    q: searched,
    /** Default: all of them. What waits comes oldest first, the rest newest first. */
    view: z.enum(ROW_VIEWS).optional(),
    reason: z.enum(WAITING_REASONS).optional(),
    import: soughtId.optional(),
  }),
  answer: pageOf(statementRow).extend({
    /** All that waits, whatever the filters say. */
    waiting: z.object({ count, oldest_on: day.nullable(), amount: moneyString }),
    /** As much of the account is the tenant's own: paid to people in ether and not taken out yet. */
    ether_paid: moneyString,
  }),
});
