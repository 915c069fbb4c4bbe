import { createHash } from 'node:crypto';
import type { Call, InputOf, SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { importStatement } from '#contract/statements.ts';
import type { BankStatement } from '#domain/statement/bank-statement.ts';
import { rowKeys } from '#domain/statement/row-key.ts';
import { oneLine } from '#domain/statement/text.ts';
import { problem } from '#domain/validation/problem.ts';
import { matchRows } from './match-rows.ts';
import { ownStatement } from './own-statement.ts';
import { importAnswer } from './present-import.ts';
import { importByHash, insertImport, insertRows, setRepeated } from './statements.repository.ts';

/**
 * Reads, matches and books a bank's file in one transaction: all of it or nothing. A movement that an earlier file has brought counts no second
 * time. 422 on `statement`, also for the very same file.
 */
export const importStatementRoute = serveAsking(importStatement, askStatement, async (call, { files }, statement) => {
  const { tx, tenant, user, now } = call;
  const upload = files.statement;
  if (!upload || !statement) throw fieldRefusal({ statement: problem('validator.error_null') });
  const { format, account, currency, from, to, openingCents, closingCents, rows } = statement;
  const made = await insertImport(tx, {
    tenantId: tenant.id,
    sha256: upload.sha256,
    fileName: oneLine([upload.name.replace(/^.*[/\\]/, '')]).slice(0, 100) || format,
    ...{ format, account, currency, openingCents, closingCents },
    fromDay: from,
    toDay: to,
    rowCount: rows.length,
    importedBy: user.id,
    importedAt: now,
  });
  if (!made) {
    const before = await importByHash(tx, upload.sha256);
    const date = (before?.importedAt ?? now).toISOString();
    throw fieldRefusal({ statement: problem('validator.error_statement_again', { date }) });
  }
  const fresh = await insertRows(tx, made.id, newRows(call, statement));
  const repeated = rows.length - fresh.length;
  if (repeated > 0) await setRepeated(tx, made.id, repeated);
  await matchRows(
    call,
    fresh.map((row) => ({ row, references: rows[row.position]?.references ?? [] })),
  );
  await call.audit('statement.imported', {
    subject: { type: 'statement_import', id: made.id },
    details: { file: made.fileName, sha256: made.sha256, rows: rows.length, repeated },
  });
  return importAnswer(call, made.id);
});

async function askStatement({ deps, tenant }: Call, { files: { statement } }: InputOf<typeof importStatement>) {
  return statement ? () => ownStatement(deps, tenant, statement) : null;
}

function newRows({ tenant }: SignedInCall, statement: BankStatement) {
  const keys = rowKeys(statement);
  return statement.rows.map(({ cents, references: _, currency: __, returnReason, ...row }, position) => ({
    ...row,
    tenantId: tenant.id,
    position,
    fingerprint: createHash('sha256')
      .update(keys[position] ?? '')
      .digest('hex'),
    amountCents: cents,
    returnCode: returnReason,
    state: row.isCredit ? ('WAITING' as const) : ('IGNORED' as const),
  }));
}
