import { readFile } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import type { Upload } from '#backend/files/upload.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { moneyText } from '#domain/money/money.ts';
import { type BankStatement, isOfAccount, STATEMENT_MAX_MB } from '#domain/statement/bank-statement.ts';
import { maskedIban, plainIban } from '#domain/validation/iban.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

const BYTES_PER_MB = 1_000_000;

/**
 * What an uploaded file tells of the tenant's safeguarding account; other accounts in it are left aside. Several statements become one, each
 * beginning with what the one before ended with. Read in a worker: to be asked with no transaction open.
 * @throws Refusal 422 on the upload's field, 503 `server.busy`
 */
export async function ownStatement(deps: Deps, tenant: CallTenant, upload: Upload): Promise<BankStatement> {
  const refuse = (why: Problem) => fieldRefusal({ [upload.field]: why });
  if (upload.bytes > STATEMENT_MAX_MB * BYTES_PER_MB)
    throw refuse(problem('validator.error_file_size', { max: STATEMENT_MAX_MB }));
  const found = await deps.workers
    .run(tenant.id, 'readStatement', await readFile(upload.path))
    .catch((error: unknown) => {
      throw error instanceof TaskEnded ? refuse(problem('validator.error_file_slow')) : error;
    });
  if (!found.ok) throw refuse(found.problem);
  const iban = plainIban(tenant.settings.safeguarding.iban);
  const [first, ...later] = found.value
    .filter((statement) => isOfAccount(statement, iban))
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  if (!first) throw refuse(problem('validator.error_statement_account', { account: maskedIban(iban) }));
  const { code } = tenant.customization.currency;
  const foreign = [first, ...later].find(({ currency }) => currency !== code);
  if (foreign) throw refuse(problem('validator.error_statement_currency', { found: foreign.currency, expected: code }));
  const statements = [first, ...later];
  for (const [at, next] of later.entries()) {
    const before = statements[at]?.closingCents ?? next.openingCents;
    if (next.openingCents === before) continue;
    throw refuse(
      problem('validator.error_statement_sum', { expected: moneyText(before), found: moneyText(next.openingCents) }),
    );
  }
  const last = statements.at(-1) ?? first;
  const rows = statements.flatMap((statement) => statement.rows);
  return { ...first, account: iban, to: last.to, closingCents: last.closingCents, rows };
}
