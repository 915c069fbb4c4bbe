import { serve } from '#backend/http/serve.ts';
import { listStatements } from '#contract/statements.ts';
import { importsWire } from './import-wire.ts';
import { importsPage } from './statements.repository.ts';

/** Imported files, newest first. */
export const listStatementsRoute = serve(listStatements, async (call, { query }) => {
  const { rows, total } = await importsPage(call.tx, query.page, query.per_page);
  return {
    data: await importsWire(call, rows),
    meta: { page: query.page, per_page: query.per_page, total },
  };
});
