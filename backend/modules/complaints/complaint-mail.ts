import { newToken, tokenHash } from '#backend/http/token.ts';
import { longDay } from '#backend/mail/long-date.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';

import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isAmong } from '#domain/access/permissions.ts';
import type { ComplaintOutcome } from '#domain/complaint/complaint.ts';
import type { Language } from '#domain/tenant/language.ts';
import { COMPLAINT_MAILS, type ComplaintMail } from './complaint-mail-texts.ts';
import { filesOfNewestStep } from './complaint-papers.repository.ts';
import type { ComplaintRow } from './complaints.repository.ts';
import { insertComplaintLink } from './outside.repository.ts';

interface Told {
  /** What the platform wrote: a reason, a question, the decision. */
  text?: string;
  /** The last second of what is told. */
  until?: Date;
  outcome?: ComplaintOutcome;
}

/**
 * Writes to whoever complained, in their language: a complaint's reference, who deals with it and how to reach them (Delegated Regulation (EU) 2022/2117, article 3(2)), until when, and the way to
 * its page. The page's address is the one of their area; who has no account gets a link of its own with each mail, and the papers with it.
 */
export async function tellOfComplaint(
  work: Work,
  complaint: ComplaintRow,
  kind: ComplaintMail,
  told: Told,
): Promise<void> {
  const { tx, tenant, now } = work;
  if (complaint.userId === null) {
    const { outsideEmail: email, outsideLang: lang } = complaint;
    if (!email || !lang) throw new Error('a complaint is of nobody');
    const token = newToken();
    await insertComplaintLink(tx, {
      ...{ tenantId: tenant.id, tokenHash: tokenHash(token), complaintId: complaint.id, createdAt: now },
    });
    await work.mail({
      kind: 'complaint_outside.told',
      to: { email, lang },
      words: wordsOf(work, complaint, kind, told, lang),
      path: pathTo.followedComplaint(token),
      attachFileIds: await filesOfNewestStep(tx, tenant.id, complaint.id),
    });
    return;
  }
  const person = await findUser(tx, tenant.id, complaint.userId);
  if (!person || person.deletedAt) return;
  const { email, lang, roles } = person;
  await work.mail({
    kind: `complaint.${kind}`,
    to: { email, lang, userId: complaint.userId },
    words: wordsOf(work, complaint, kind, told, lang),
    path: pathTo[isAmong('investor', roles) ? 'user' : 'entrepreneur'].complaint(complaint.id),
  });
}

function wordsOf(
  { tenant }: Work,
  complaint: ComplaintRow,
  kind: ComplaintMail,
  { text = '', until, outcome = 'REFUSED' }: Told,
  lang: Language,
) {
  const { time_zone: zone, legal_name: legalName, support_email: contact } = tenant.customization.tenant;
  const dayOf = (at: Date) => longDay(at, zone, lang);
  return COMPLAINT_MAILS[lang][kind]({
    reference: complaint.reference,
    filed: dayOf(complaint.filedAt),
    until: until ? dayOf(until) : '',
    house: legalName || tenantNameOf(tenant),
    contact,
    text,
    outcome,
  });
}
