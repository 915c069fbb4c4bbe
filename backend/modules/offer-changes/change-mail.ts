import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { localized } from '#domain/tenant/language.ts';
import { CHANGE_WORDS } from './change-words.ts';
import type { ChangeRow } from './offer-changes.repository.ts';
import type { Met } from './told-people.repository.ts';

/** Longer lists, and longer values, are read on the page that the mail leads to. */
const LINES_MAX = 12;
const VALUE_MAX_CHARS = 240;

/** What somebody is told of a material change of an offer that they stand behind: why, line by line, and the way out. */
export function changeMail(
  { customization }: Pick<CallTenant, 'customization'>,
  issuance: Pick<IssuanceRow, 'title'>,
  change: Pick<ChangeRow, 'explanation' | 'differences' | 'revocableUntil'>,
  { userId, email, lang, status, investmentId }: Met,
): MailOrder {
  const { changed, line } = CHANGE_WORDS[lang];
  const all = change.differences?.[lang] ?? [];
  const standing = status === 'RESERVED' ? 'interest' : isPaid(status) ? 'paid' : 'unpaid';
  const words = changed({
    title: localized(issuance.title, lang),
    explanation: change.explanation[lang],
    lines: all
      .slice(0, LINES_MAX)
      .map((each) => line({ ...each, before: short(each.before), after: short(each.after) })),
    more: Math.max(0, all.length - LINES_MAX),
    until: letterMoment(change.revocableUntil ?? new Date(0), customization.tenant.time_zone, lang),
    standing,
  });
  const path = `${pathTo.user.investments}?order=${investmentId}`;
  return { kind: 'issuance.changed', to: { email, lang, userId }, words, path, bulk: true };
}

const short = (text: string) =>
  text.length > VALUE_MAX_CHARS ? `${text.slice(0, VALUE_MAX_CHARS - 1).trimEnd()}…` : text;
