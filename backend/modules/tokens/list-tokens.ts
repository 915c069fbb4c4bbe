import { serve } from '#backend/http/serve.ts';
import { owedOf } from '#backend/modules/debts/owed-of.ts';
import { managedList } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { listTokens } from '#contract/tokens.ts';
import { presentToken } from './present-token.ts';
import { tokensPage } from './tokens.repository.ts';

/** Every token of the tenant for its managers, of their own projects for issuers. */
export const listTokensRoute = serve(listTokens, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { after, before, per_page, ...filters } = query;
  const { label, sort } = filters;
  const { rows, meta } = await tokensPage(tx, {
    where: await managedList(call, query),
    label,
    sort,
    asked: { after, before, per_page },
    scope: [tenant.id, 'tokens', user.id, filters],
    now: call.now,
  });
  const debts = rows.filter(({ productType }) => productType === 'DEBT');
  const owed = await owedOf(
    call,
    debts.map(({ id }) => id),
  );
  return { data: rows.map((row) => presentToken(row, call, owed)), meta };
});
