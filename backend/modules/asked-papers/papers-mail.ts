import type { MailOrder } from '#backend/mail/mail-order.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { areasOfRoles, type Role } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { AskedKind } from '#domain/user/asked-papers.ts';
import { PAPERS_MAILS } from './papers-mail-texts.ts';

interface Person {
  userId: string;
  email: string;
  lang: Language;
  roles: readonly Role[];
}

const names = ({ lang }: Person, kinds: readonly AskedKind[]) => kinds.map((kind) => PAPERS_MAILS[lang].kinds[kind]);
/** Where this person brings papers. */
const pageOf = ({ roles }: Person) =>
  areasOfRoles(roles).includes('user') ? pathTo.user.documents : pathTo.entrepreneur.account;
const order = (kind: string, person: Person, words: MailOrder['words']): MailOrder => ({
  kind,
  to: { email: person.email, lang: person.lang, userId: person.userId },
  words,
  path: pageOf(person),
});

/** What a person is asked for, why, and by which day. In the EXEU wording nothing of these mails differs. */
export const askedMail = (person: Person, kinds: readonly AskedKind[], message: string, day: string) =>
  order('papers.asked', person, PAPERS_MAILS[person.lang].asked(names(person, kinds), message, day));

/** Three days before the last day, or once it has passed. */
export const reminderMail = (person: Person, day: string, isOver: boolean) =>
  order(isOver ? 'papers.late' : 'papers.reminded', person, PAPERS_MAILS[person.lang][isOver ? 'late' : 'near'](day));

export const refusedMail = (person: Person, kind: AskedKind, reason: string, day: string) =>
  order('papers.refused', person, PAPERS_MAILS[person.lang].refused(names(person, [kind])[0] ?? '', reason, day));

export const doneMail = (person: Person) => order('papers.accepted', person, PAPERS_MAILS[person.lang].done);

export const withdrawnMail = (person: Person, kinds: readonly AskedKind[]) =>
  order('papers.withdrawn', person, PAPERS_MAILS[person.lang].withdrawn(names(person, kinds)));
