import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { usableBankAccount } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { runById } from '#backend/modules/runs/runs.repository.ts';
import { getDistribution } from '#contract/distributions.ts';
import { grossPerToken } from '#domain/distribution/amounts.ts';
import { approvalsNeeded } from '#domain/distribution/approval.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { approvalsOf } from './distributions.repository.ts';
import { documentsOf } from './documents.repository.ts';
import { managedDistribution } from './issuance-of.repository.ts';
import { hasBankAccount } from './issuer-account.ts';
import { mayNow } from './may-now.ts';
import { presentIssuance, presentLine } from './present.ts';
import { missingOf, toReturn, transferOf } from './transfer-of.ts';

/** Everything of a distribution but its holders. */
export const getDistributionRoute = serve(getDistribution, async (call, { params }) => {
  const { tx, tenant } = call;
  const [found, approvals, documents] = await Promise.all([
    managedDistribution(call, params.id),
    approvalsOf(tx, { tenantId: tenant.id, id: params.id }),
    documentsOf(tx, { tenantId: tenant.id, id: params.id }),
  ]);
  if (!found) throw notFound();
  const { distribution: row, issuance, movedSince, held } = found;
  const acted = [...approvals, ...documents].map(({ userId }) => userId);
  const people = [row.proposedBy, ...acted, ...(row.endedBy ? [row.endedBy] : [])];
  const [names, issuerAccount, returnTo, run] = await Promise.all([
    displayNames(tx, tenant.id, people),
    hasBankAccount(call, issuance.issuerUserId),
    actsAsManager(call) && toReturn(row) > 0n ? usableBankAccount(call, issuance.issuerUserId) : null,
    row.runId ? runById(tx, tenant.id, row.runId) : null,
  ]);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    data: {
      ...presentLine(row),
      issuance: presentIssuance(issuance),
      note: row.note,
      record_at: row.recordAt.toISOString(),
      tokens: row.tokens,
      per_token: row.tokens > 0 ? grossPerToken(row.grossCents, BigInt(row.tokens)) : null,
      proposed_by: person(row.proposedBy),
      documents: documents.map(({ id, fileId, name, at, userId }) => ({
        ...{ id, file_id: fileId, name, added_at: at.toISOString(), by: person(userId) },
      })),
      approvals: approvals.map(({ userId, at }) => ({ ...person(userId), at: at.toISOString() })),
      approvals_needed: approvalsNeeded(row.grossCents, centsOf(tenant.settings.distributions.secondApprovalAbove)),
      approved_at: row.approvedAt?.toISOString() ?? null,
      ended:
        row.endedAt && row.endedBy
          ? { at: row.endedAt.toISOString(), by: person(row.endedBy), reason: row.endReason }
          : null,
      ...mayNow(call, row, { approvedBy: approvals.map(({ userId }) => userId), issuerId: issuance.issuerUserId, run }),
      transfer: transferOf(call, row),
      funded: moneyText(row.fundedCents),
      missing: moneyText(missingOf(row)),
      to_return: moneyText(toReturn(row)),
      returned: moneyText(row.returnedCents),
      return_to: returnTo && { holder: returnTo.holder, iban: returnTo.iban, reference: row.reference },
      issuer_account: issuerAccount,
      paid: moneyText(row.paidCents),
      paid_at: row.paidAt?.toISOString() ?? null,
      held,
      extra: { cents: row.extraCents, holders: row.extraHolders },
      moved_since: movedSince,
      run: run && {
        id: run.id,
        state: run.state,
        total: run.total,
        done: run.done,
        failed: run.failed,
        failed_net: moneyText(run.failedCents),
      },
    },
  };
});
