import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { suspenseAccount } from '#backend/ledger/accounts.ts';
import { lockDistribution } from '#backend/modules/distributions/distributions.repository.ts';
import { fundDistribution } from '#backend/modules/distributions/fund.ts';
import { distributionNamed } from '#backend/modules/distributions/named.repository.ts';
import { missingOf } from '#backend/modules/distributions/transfer-of.ts';
import { fundWithStatementRow } from '#contract/statement-funding.ts';
import { mayMoveDistribution } from '#domain/distribution/status.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText } from '#domain/money/money.ts';
import { problem } from '#domain/validation/problem.ts';
import { rowAnswer } from './present-row.ts';
import { updateRows } from './statements.repository.ts';
import { lockWaiting } from './waiting-row.ts';

/** A movement that waits becomes an issuer's money for a distribution: a part of what is missing, all of it, or more, which is then to be sent back. */
export const fundWithStatementRowRoute = serve(fundWithStatementRow, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const reference = readWireReference(body.reference);
  const named = reference && (await distributionNamed(tx, tenant.id, reference));
  const found = named && (await lockDistribution(tx, tenant.id, named.id));
  if (!found) throw fieldRefusal({ reference: problem('validator.error_distribution_reference') });
  const row = await lockWaiting(tx, params.id);
  const isOpen = found.status === 'APPROVED' || mayMoveDistribution(found.status, 'APPROVED');
  if (!isOpen) throw new Refusal(409, 'distribution.illegal_move');
  const difference = row.amountCents - missingOf(found);
  if (difference > 0n && !body.return_difference)
    throw new Refusal(422, 'statement.amount_over', { params: { difference: moneyText(difference) } });
  const movement = { id: row.id, cents: row.amountCents, from: await suspenseAccount(call) };
  await fundDistribution(call, found, movement);
  await updateRows(tx, [row.id], {
    ...{ state: 'RESOLVED', resolution: 'distribution', distributionId: found.id },
    ...{ resolvedAt: now, resolvedBy: user.id },
  });
  return rowAnswer(call, row.id);
});
