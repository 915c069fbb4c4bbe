import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { owedOf } from '#backend/modules/debts/owed-of.ts';
import { holderName } from '#backend/modules/holders/holder-name.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getToken } from '#contract/tokens.ts';
import { PAID_STATUSES } from '#domain/investment/transitions.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { missingOf } from './missing.ts';
import { presentToken } from './present-token.ts';
import { lastMints, tokenRow } from './tokens.repository.ts';

const MINTS_SHOWN = 20;

/** The sheet of a token; 404 for an issuer who asks for another's. */
export const getTokenRoute = serve(getToken, async (call, { params: { id } }) => {
  const { tx, tenant, now } = call;
  const [row, firm, totals, mints, owed] = await Promise.all([
    tokenRow(tx, managedOne(call, id), now),
    firmOf(tx, tenant.id, [id], now),
    totalsOf(tx, tenant.id, { kinds: ['holder', 'investment'], issuanceIds: [id] }),
    lastMints(tx, tenant.id, id, MINTS_SHOWN + 1),
    owedOf(call, [id]),
  ]);
  if (!row) throw notFound();
  return {
    data: {
      ...presentToken(row, call, owed),
      strategy: row.strategy,
      campaign_ends_at: row.campaignEndsAt?.toISOString() ?? null,
      soft_cap: moneyText(amountOf(row.softCapTokens, priceOf(row.price))),
      firm: moneyText(firm.get(id) ?? 0n),
      holders: totals.of({ kind: 'holder', issuance: id }).count,
      waiting: totals.of({ kind: 'investment', issuance: id, statuses: PAID_STATUSES }).count,
      missing: missingOf(row),
      more_mints: mints.length > MINTS_SHOWN,
      mints: mints.slice(0, MINTS_SHOWN).map((mint) => ({
        id: mint.id,
        at: mint.at.toISOString(),
        tokens: mint.tokens,
        amount: moneyText(mint.amountCents),
        holder: holderName(call, mint),
      })),
    },
  };
});
