import { exactly } from '#backend/db/counted.ts';
import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listStatements } from '#contract/statements.ts';
import { presentImports } from './present-import.ts';
import { importsPage } from './statements.repository.ts';

/** Imported files, newest first. */
export const listStatementsRoute = serve(listStatements, async (call, { query }) => {
  const { tx, tenant } = call;
  const totals = totalsOf(tx, tenant.id, { kinds: ['import'] });
  const all = totals.then((kept) => kept.of({ kind: 'import' }).count);
  const { rows, meta } = await importsPage(tx, tenant.id, query, () => exactly(all));
  return {
    data: await presentImports(call, rows),
    meta,
  };
});
