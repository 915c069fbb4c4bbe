import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listStatements } from '#contract/statements.ts';
import { importsWire } from './import-wire.ts';
import { importsPage } from './statements.repository.ts';

/** Imported files, newest first. */
export const listStatementsRoute = serve(listStatements, async (call, { query }) => {
  const { tx, tenant } = call;
  const [rows, totals] = await Promise.all([
    importsPage(tx, query.page, query.per_page),
    totalsOf(tx, tenant.id, { kinds: ['import'] }),
  ]);
  return {
    data: await importsWire(call, rows),
    meta: { page: query.page, per_page: query.per_page, total: totals.of({ kind: 'import' }).count },
  };
});
