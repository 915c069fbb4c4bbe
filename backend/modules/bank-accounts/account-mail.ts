import { letterMoment } from '#backend/mail/long-date.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';
import { type AccountTurn, accountWords } from './account-words.ts';
import type { BankAccountRow } from './bank-accounts.repository.ts';

interface Addressee {
  id: string;
  email: string;
  lang: Language;
}

/** Mails the code that a change asks for. */
export async function mailAccountCode(
  work: Work,
  { id: userId, email, lang }: Addressee,
  { code, iban }: { code: string; iban: string },
): Promise<void> {
  const facts = { iban, tenant: tenantNameOf(work.tenant), until: '', minutes: EMAIL_CODE_VALIDITY_MINUTES };
  const words = { ...accountWords(lang, 'code', facts), code };
  await work.mail({ kind: 'bank_account.code', to: { email, lang, userId }, words });
}

/** Tells a person, at the address that they have, that their account is another one; a change that waits carries the link that takes it back. */
export async function tellOfAccount(
  work: Work,
  { id: userId, email, lang }: Addressee,
  turn: Exclude<AccountTurn, 'code'>,
  { account, secret }: { account: BankAccountRow; secret?: string },
): Promise<void> {
  const until = letterMoment(account.usableFrom, work.tenant.customization.tenant.time_zone, lang);
  const facts = { iban: shortIban(account.iban), tenant: tenantNameOf(work.tenant), until, minutes: 0 };
  await work.mail({
    kind: `bank_account.${turn}`,
    to: { email, lang, userId },
    words: accountWords(lang, turn, facts),
    path: turn === 'changed' && secret ? pathTo.takeBackAccount(secret) : undefined,
  });
}
