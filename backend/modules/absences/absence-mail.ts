import { longDay } from '#backend/mail/long-date.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { ABSENCE_MAILS } from './absence-mail-texts.ts';
import type { AbsenceRow } from './absences.repository.ts';

/** Tells the one who is away and the one who stands in, each in their language. Who is no manager any more is told nothing. */
export async function tellOfAbsence(work: Work, row: AbsenceRow, kind: 'noted' | 'ended'): Promise<void> {
  const { tx, tenant } = work;
  const names = await displayNames(tx, tenant.id, [row.userId, row.standInId]);
  for (const [id, other, part] of [
    [row.userId, row.standInId, 'away'],
    [row.standInId, row.userId, 'standIn'],
  ] as const) {
    const person = await findUser(tx, tenant.id, id);
    if (!person || !isAmong('manager', person.roles)) continue;
    const { email, lang } = person;
    const dayOf = (day: string) => longDay(new Date(`${day}T12:00:00Z`), 'UTC', lang);
    await work.mail({
      kind: `absence.${kind}`,
      to: { email, lang, userId: id },
      words: ABSENCE_MAILS[lang][part][kind](names.get(other) ?? '', dayOf(row.fromOn), dayOf(row.toOn)),
      path: part === 'away' ? pathTo.manager.account : pathTo.manager.inbox,
    });
  }
}
