import { addresseeOf } from '#backend/modules/profiles/profiles.repository.ts';
import type { Work } from '#backend/work.ts';
import { centsOf } from '#domain/money/money.ts';
import { fundsMail } from './funds-mail.ts';
import { fundsAmong } from './funds-standing.ts';

/** Tells a person that it is asked now where their funds come from, once: with the confirmed order that carries their sum to the tenant's. @param amountCents of that order */
export async function tellIfFundsAsked(work: Work, userId: string, amountCents: bigint): Promise<void> {
  if (!work.tenant.settings.screening.fundsHold) return;
  const own = (await fundsAmong(work, [userId])).get(userId);
  if (own?.standing !== 'MISSING') return;
  if (own.orderedCents - amountCents >= centsOf(work.tenant.settings.screening.fundsFrom)) return;
  const person = await addresseeOf(work.tx, userId);
  if (!person) return;
  await work.audit('funds.asked', {
    subject: { type: 'user', id: userId },
    details: { ordered_cents: own.orderedCents.toString() },
  });
  await work.mail(fundsMail(person, 'asked'));
}
