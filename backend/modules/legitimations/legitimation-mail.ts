import { longDay } from '#backend/mail/long-date.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatTokens } from '#domain/money/format.ts';
import { localized } from '#domain/tenant/language.ts';
import { LEGITIMATION_MAILS, type LegitimationTurn } from './legitimation-mail-texts.ts';
import type { LegitimationRow } from './legitimations.repository.ts';

/** Tells the holder that a certificate was issued, given back, or is over. */
export async function tellOfLegitimation(work: Work, row: LegitimationRow, turn: LegitimationTurn): Promise<void> {
  const holder = await findUser(work.tx, work.tenant.id, row.userId);
  if (!holder) return;
  const { email, lang } = holder;
  const { token, project } = row.content;
  await work.mail({
    kind: `legitimation.${turn}`,
    to: { email, lang, userId: row.userId },
    words: LEGITIMATION_MAILS[lang][turn]({
      number: row.number,
      tokens: `${formatTokens(row.tokens, lang)} ${token.symbol}`,
      project: localized(project, lang),
      until: longDay(new Date(`${row.validUntil}T12:00:00Z`), 'UTC', lang),
    }),
    path: pathTo.user.legitimation(row.id),
  });
}
