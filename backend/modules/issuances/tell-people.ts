import type { Occasion } from '#backend/db/schema/issuance-tellings.ts';
import type { Deps } from '#backend/deps.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { type IssuanceRow, issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { takesAnyOrder } from '#backend/modules/investments/investor-flow.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { mailedAtOnce } from '#backend/modules/mail-times/mailed-at-once.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { defaultMail } from './default-mail.ts';
import { openingMail } from './opening-mail.ts';
import { resumedMail, suspendedMail } from './suspension-mail.ts';
import { openSuspension } from './suspensions.repository.ts';
import {
  anyOpenTelling,
  type Listener,
  listenersAfter,
  NEWS,
  noteTold,
  openTellings,
  type Telling,
  takeInHand,
  updateTelling,
} from './tellings.repository.ts';

/** How many people one job writes to, in one transaction. */
export const TOLD_AT_ONCE = 500;
/** A telling of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;
const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER_MS);

interface OccasionRule {
  /** Whether it is still so: nobody is written to of what is over. */
  holds(issuance: IssuanceRow, now: Date): boolean;
  /** @param leave the way out of what is news */
  mail(
    tenant: CallTenant,
    issuance: IssuanceRow,
    person: Listener,
    reason: string,
    leave: MailOrder['leave'],
  ): MailOrder;
}

const RULES: Record<Occasion, OccasionRule> = {
  OPENED: {
    holds: takesAnyOrder,
    mail: (tenant, issuance, person, _, leave) => openingMail(tenant, issuance, person, leave),
  },
  SUSPENDED: { holds: ({ suspendedUntil }, now) => isSuspended(suspendedUntil, now), mail: suspendedMail },
  RESUMED: { holds: ({ suspendedUntil }, now) => !isSuspended(suspendedUntil, now), mail: resumedMail },
  DEFAULTED: { holds: ({ defaultDeclaredAt }) => defaultDeclaredAt !== null, mail: defaultMail },
};

/** Looks of which issuances people are to be told something that holds now, and puts the writing of it into the queue. */
export const tellingSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyOpenTelling(tenant.id, lostBefore(now)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    const lost = lostBefore(now);
    for (const { issuance, occasion } of await openTellings(tx, tenant.id, lost)) {
      if (!RULES[occasion].holds(issuance, now)) continue;
      if (!(await takeInHand(tx, tellingOf(issuance, occasion), now, lost))) continue;
      await enqueue('issuance.tell', { tenantId: tenant.id, issuanceId: issuance.id, occasion, after: null });
    }
  }),
};

/**
 * Writes to the next people whom an occasion concerns, and puts the job for those after them into the queue, all in one transaction: killed anywhere, it
 * goes on where it was. Run twice, it writes to nobody twice. Stops where the occasion holds no longer; the sweep takes it up again.
 */
export async function tellPeople(
  deps: Deps,
  { tenantId, issuanceId, occasion = 'OPENED', after }: JobData['issuance.tell'],
): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, tenant, now } = work;
    const issuance = await issuanceById(tx, issuanceId);
    if (!issuance) return;
    const telling = tellingOf(issuance, occasion);
    const rule = RULES[occasion];
    if (!rule.holds(issuance, now)) return updateTelling(tx, telling, { askedAt: null });
    const people = await listenersAfter(tx, telling, after, TOLD_AT_ONCE);
    const last = people.at(-1);
    if (!last) return updateTelling(tx, telling, { doneAt: now });
    const suspension = occasion === 'SUSPENDED' ? await openSuspension(tx, tenantId, issuanceId) : null;
    const reason = (occasion === 'DEFAULTED' ? issuance.defaultReason : suspension?.reason) ?? '';
    const fresh = await noteTold(
      tx,
      telling,
      people.map(({ id }) => id),
      now,
    );
    const isNews = NEWS.includes(occasion);
    const reached = people.filter(({ id }) => fresh.has(id));
    const told = isNews
      ? await mailedAtOnce(work, { kind: 'OPENINGS', issuanceId }, reached, (person) =>
          rule.mail(tenant, issuance, person, reason, undefined),
        )
      : reached;
    const leaves = isNews ? await leaveLinks(work, told, { matter: 'NEWS', issuanceId }) : null;
    await work.mails(told.map((person) => rule.mail(tenant, issuance, person, reason, leaves?.get(person.id))));
    await updateTelling(tx, telling, { askedAt: now });
    await work.enqueue('issuance.tell', { tenantId, issuanceId, occasion, after: last.id });
  });
}

/** What people are told of an issuance. */
export const tellingOf = ({ tenantId, id }: Pick<IssuanceRow, 'tenantId' | 'id'>, occasion: Occasion): Telling => ({
  tenantId,
  issuanceId: id,
  occasion,
});
