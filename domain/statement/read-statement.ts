import { type Parsed, problem } from '#domain/validation/problem.ts';
import { type BankStatement, STATEMENT_MAX_MB, STATEMENT_MAX_ROWS, StatementFault } from './bank-statement.ts';
import { readCamt053 } from './camt053.ts';
import { decodedStatement } from './decoded.ts';
import { readNorma43 } from './norma43.ts';

const BYTES_PER_MB = 1_000_000;

/**
 * Reads a bank's file, camt.053 or Norma 43, told apart by how it begins: the same rows from either. The file is taken whole or not at all.
 * @returns the statements of all accounts in it, or what is wrong with it
 */
export function readStatement(bytes: Uint8Array): Parsed<BankStatement[]> {
  if (bytes.byteLength === 0) return { ok: false, problem: problem('validator.error_file_empty') };
  if (bytes.byteLength > STATEMENT_MAX_MB * BYTES_PER_MB)
    return { ok: false, problem: problem('validator.error_file_size', { max: STATEMENT_MAX_MB }) };
  try {
    const statements = statementsIn(bytes);
    const rows = statements.reduce((sum, statement) => sum + statement.rows.length, 0);
    return rows > STATEMENT_MAX_ROWS
      ? { ok: false, problem: problem('validator.error_statement_rows', { max: STATEMENT_MAX_ROWS }) }
      : { ok: true, value: statements };
  } catch (error) {
    if (error instanceof StatementFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

function statementsIn(bytes: Uint8Array): BankStatement[] {
  const text = decodedStatement(bytes);
  return text.startsWith('<') ? readCamt053(text) : readNorma43(text);
}
