import type { SignedInVisit } from '#app/session/visit.ts';
import type { UserSheetJson } from '#contract/users.ts';

const TONES = { QUEUED: 'neutral', SENT: 'positive', KEPT: 'neutral', FAILED: 'caution' } as const;

/** What the system has written to a person: of what, to which address, when, and whether it arrived at a mail server. */
export function userMails({ t, format }: SignedInVisit, mails: UserSheetJson['mails']) {
  return mails.map(({ id, kind, to, written_at, sent_at, state, attempts }) => ({
    id,
    what: t(`mails:kind.${kind}`, { defaultValue: kind }),
    to,
    written: format.dateTime(written_at),
    state: { label: t(`mails:state.${state}`), tone: TONES[state] },
    note: sent_at
      ? format.dateTime(sent_at)
      : attempts > 0
        ? t('mails:tries', { count: attempts, total: format.tokens(attempts) })
        : '',
  }));
}
