import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getManagedInvestment } from '#contract/investments.ts';
import { managedAnswer } from './answer-investment.ts';
import { joinedInvestment } from './investment-rows.repository.ts';
import { asReadBy } from './issuer-view.ts';
import { managedOne } from './managed-filter.repository.ts';
import { issuersLog, orderLog } from './order-log.ts';
import { relatedOf } from './order-relations.repository.ts';
import { refundTransferOf } from './refund-transfer.ts';

/** 404 for an issuer who asks for another's issuance. */
export const getManagedInvestmentRoute = serve(getManagedInvestment, async (call, { params }) => {
  const row = await joinedInvestment(call.tx, managedOne(call, params.id));
  if (!row) throw notFound();
  const isManager = actsAsManager(call);
  const [{ data }, log, related, transfer] = await Promise.all([
    managedAnswer(call, row),
    (isManager ? orderLog : issuersLog)(call, row),
    isManager ? relatedOf(call, row.investment) : null,
    refundTransferOf(call, row),
  ]);
  const referral = isManager ? row.investment.referralCode : null;
  return { data: { ...asReadBy(call, data), log, referral_code: referral, transfer, related } };
});
