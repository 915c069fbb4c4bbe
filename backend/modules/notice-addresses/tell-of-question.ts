import type { Work } from '#backend/work.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { newLink } from './keep-addresses.ts';
import { issuerToTell, noticeAddresses } from './notice-addresses.repository.ts';
import { questionMail } from './notice-mail.ts';

interface Project {
  id: string;
  title: Localized;
  issuerName: string;
  issuerUserId: string;
}

/** Mails a question to the project's issuer and to every address that said yes, once each and without who asks. At most eleven mails. */
export async function tellOfQuestion(work: Work, issuance: Project, question: Localized): Promise<void> {
  const { tx, tenant } = work;
  const issuer = await issuerToTell(tx, tenant.id, issuance.issuerUserId);
  if (issuer) {
    const { id: userId, email, lang } = issuer;
    await work.mail(questionMail(issuance, question, { email, lang, userId }));
  }
  for (const row of await noticeAddresses(tx, tenant.id, issuance.id)) {
    if (row.state !== 'CONFIRMED' || row.address === issuer?.email.toLowerCase()) continue;
    const { address: email, lang } = row;
    await work.mail(questionMail(issuance, question, { email, lang, token: await newLink(work, row) }));
  }
}
