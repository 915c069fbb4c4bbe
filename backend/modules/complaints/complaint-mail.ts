import { longDay } from '#backend/mail/long-date.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';

import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isAmong } from '#domain/access/permissions.ts';
import type { ComplaintOutcome } from '#domain/complaint/complaint.ts';
import { COMPLAINT_MAILS, type ComplaintMail } from './complaint-mail-texts.ts';
import type { ComplaintRow } from './complaints.repository.ts';

interface Told {
  /** What the platform wrote: a reason, a question, the decision. */
  text?: string;
  /** The last second of what is told. */
  until?: Date;
  outcome?: ComplaintOutcome;
}

/**
 * Writes to whoever complained, in their language: a complaint's reference, who deals with it and how to reach them (Delegated Regulation (EU) 2022/2117, article 3(2)), until when, and the way to
 * its page. The page's address is the one of their area.
 */
export async function tellOfComplaint(
  work: Work,
  complaint: ComplaintRow,
  kind: ComplaintMail,
  { text = '', until, outcome = 'REFUSED' }: Told,
): Promise<void> {
  const { tx, tenant } = work;
  const person = await findUser(tx, tenant.id, complaint.userId);
  if (!person || person.deletedAt) return;
  const { email, lang, roles } = person;
  const { time_zone: zone, legal_name: legalName, support_email: contact } = tenant.customization.tenant;
  const dayOf = (at: Date) => longDay(at, zone, lang);
  await work.mail({
    kind: `complaint.${kind}`,
    to: { email, lang, userId: complaint.userId },
    words: COMPLAINT_MAILS[lang][kind]({
      reference: complaint.reference,
      filed: dayOf(complaint.filedAt),
      until: until ? dayOf(until) : '',
      house: legalName || tenantNameOf(tenant),
      contact,
      text,
      outcome,
    }),
    path: pathTo[isAmong('investor', roles) ? 'user' : 'entrepreneur'].complaint(complaint.id),
  });
}
