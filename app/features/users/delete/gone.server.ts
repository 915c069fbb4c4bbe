import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getUserDeletion } from '#contract/user-deletion.ts';
import { lawName } from '#domain/law/law-name.ts';
import { lastDayOf } from '#domain/user/retention.ts';

/** What a manager reads of somebody who was deleted: when and by whom, what is kept until when, what went. Null of one who is there. */
export function goneView(
  { t, format, lang }: SignedInVisit,
  { deleted, name, email }: AnswerOf<typeof getUserDeletion>['data'],
) {
  if (!deleted) return null;
  const { records, by, reason } = deleted;
  const last = lastDayOf(records.filter(({ removed_at }) => removed_at === null));
  const date = format.dateTime(deleted.at);
  const was = [...new Set([name, email])].filter(Boolean).join(' · ');
  return {
    title: last ? t('deletion:gone.keptUntil', { date: format.date(last) }) : t('deletion:gone.title'),
    isKept: last !== null,
    facts: [
      ...(was ? [{ label: t('deletion:gone.was'), value: was }] : []),
      {
        label: t('deletion:gone.at'),
        value: by ? t('deletion:gone.by', { date, name: by }) : t('deletion:gone.bySelf', { date }),
      },
      ...(reason ? [{ label: t('deletion:gone.why'), value: reason }] : []),
      ...records.map(({ kind, until, source, years, removed_at, removed }) => ({
        label: t(`deletion:kind.${kind}`),
        value: removed_at
          ? t('deletion:gone.removed', { date: format.date(removed_at), count: removed ?? 0 })
          : t('deletion:gone.kept', { date: format.date(until), source: lawName(source, lang), count: years }),
      })),
    ],
  };
}

export type GoneView = NonNullable<ReturnType<typeof goneView>>;
