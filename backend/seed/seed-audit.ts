import { auditLog } from '#backend/db/schema/audit.ts';
import { bulkInsert } from './bulk-insert.ts';
import { minutesAfter } from './demo-dates.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** What each answer of onboarding leaves in the audit log, in minutes after the registration; the moments are those of the answers themselves. */
const ANSWERS = [
  ['identity.personal_saved', 11],
  ['identity.submitted', 12],
  ['identity.type_chosen', 20],
  ['identity.additional_saved', 31],
  ['suitability.answered', 40],
  ['loss_simulation.saved', 45],
] as const;

/** The audit log of people as it would stand had they gone the way themselves. */
export async function seedAudit(work: SeedWork, people: readonly SeededPerson[], prepared: boolean): Promise<void> {
  await bulkInsert(
    work.tx,
    auditLog,
    people.flatMap(({ id, registeredAt }) => {
      const row = (action: string, minutes: number) => ({
        tenantId: work.tenant.id,
        at: minutesAfter(registeredAt, minutes),
        userId: id,
        action,
        subjectType: 'user',
        subjectId: id,
      });
      return [
        row('user.registered', 0),
        row('user.email_verified', 3),
        ...(prepared ? ANSWERS.map(([action, minutes]) => row(action, minutes)) : []),
      ].filter(({ at }) => at < work.dates.now);
    }),
  );
}
