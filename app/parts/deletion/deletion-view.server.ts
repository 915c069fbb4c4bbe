import type { SignedInVisit } from '#app/session/visit.ts';
import type { DeletionJson } from '#contract/user-deletion.ts';
import { lawName } from '#domain/law/law-name.ts';
import type { PersonKeptBy } from '#domain/user/deletion.ts';

/** What keeps an account, each with where it is settled if the reader has such a page; what would go, and what would be kept by which rule and how long. */
export function deletionView(
  { t, format, lang }: SignedInVisit,
  { reasons, kept }: DeletionJson,
  placeOf: (reason: PersonKeptBy) => string | null,
) {
  return {
    reasons: reasons.map(({ reason, count, amount }) => ({
      key: reason,
      label: t(`deletion:keptBy.${reason}`, { count, amount: amount && format.money(amount) }),
      href: placeOf(reason),
    })),
    goes: { label: t('deletion:goes'), value: t('deletion:goesText') },
    keeps: {
      label: t('deletion:keeps'),
      lines:
        kept.length === 0
          ? [t('deletion:keepsNothing')]
          : kept.map(({ kind, until, source }) =>
              t('deletion:until', {
                kind: t(`deletion:kind.${kind}`),
                date: format.date(until),
                source: lawName(source, lang),
              }),
            ),
    },
  };
}

export type DeletionView = ReturnType<typeof deletionView>;
