import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { eachPart, forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { hasBankAccount } from '#backend/modules/distributions/issuer-account.ts';
import { AT_ONCE, recordMoment } from '#backend/modules/distributions/record-moment.ts';
import { writeProposal } from '#backend/modules/distributions/write-proposal.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { debtOf, toPropose } from './debt-of.ts';
import { closedDebts } from './debts.repository.ts';
import { instalmentMail, instalmentName } from './instalment-mail.ts';

/** Proposes every instalment whose day is near, in its issuer's name. Run twice, it proposes none twice; where it fails for one debt, the others are served. */
export async function proposeInstalments(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id: tenantId, host }) => {
    const ids = await tenantWork(deps, tenantId, ({ tx }) => closedDebts(tx, tenantId), host);
    await eachPart(
      ...ids.map((id) => async () => {
        stopIfEnding(deps);
        await tenantWork(deps, tenantId, (work) => proposeInstalment(work, id), host);
      }),
    );
  });
}

/** Under the issuance's lock, as what people propose by hand. Nothing is proposed for an issuer without a bank account: the schedule says so to them and to managers. */
async function proposeInstalment(work: Work, issuanceId: string): Promise<void> {
  const { tx, tenant, now } = work;
  await lockIssuance(tx, issuanceId);
  const debt = await debtOf(work, issuanceId);
  const due = debt && toPropose(work, debt);
  if (!debt || !due || due.pausedUntil) return;
  const { issuerUserId } = debt.row;
  const issuer = await findUser(tx, tenant.id, issuerUserId);
  if (!issuer || !(await hasBankAccount(work, issuerUserId))) return;
  const { at: recordAt, holders } = await recordMoment(work, issuanceId);
  const row = await writeProposal(work, {
    issuanceId,
    kind: due.interestCents > 0n ? 'INTEREST' : 'CAPITAL_RETURN',
    ...{ incomeCents: due.interestCents, gainCents: 0n, returnCents: due.principalCents },
    recordOn: dayIn(now, tenant.customization.tenant.time_zone),
    recordAt,
    name: instalmentName(issuer.lang, due.number, debt.terms.days.length),
    note: null,
    proposedBy: issuerUserId,
    instalmentOn: due.on,
    isLarge: holders > AT_ONCE,
  });
  await work.mail(instalmentMail(work, issuer, row, due.on));
}
