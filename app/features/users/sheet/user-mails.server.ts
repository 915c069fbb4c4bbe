import { mailWords } from '#app/parts/mails/mail-words.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** What the system has written to a person: of what, to which address, when, and whether it arrived at a mail server. */
export function userMails(visit: SignedInVisit, mails: UserSheetJson['mails']) {
  const { t, format } = visit;
  return mails.map(({ id, kind, to, written_at, sent_at, state, attempts }) => ({
    id,
    ...mailWords(visit, { kind, state }),
    href: pathTo.manager.mail(id),
    to,
    written: format.dateTime(written_at),
    note: sent_at
      ? format.dateTime(sent_at)
      : attempts > 0
        ? t('mails:tries', { count: attempts, total: format.tokens(attempts) })
        : '',
  }));
}
