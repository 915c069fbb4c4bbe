import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import type { Work } from '#backend/work.ts';
import { getOwnFunds, getUserFunds } from '#contract/funds.ts';
import { moneyText } from '#domain/money/money.ts';
import { declarationsOf, papersOfFunds } from './funds.repository.ts';
import { fundsAmong } from './funds-standing.ts';

const SHOWN = 20;

/** Whether the caller is asked, and what they said last. */
export const getOwnFundsRoute = serve(getOwnFunds, async (call) => {
  const { standing, said } = await fundsOf(call, call.user.id, 1);
  const [newest] = said;
  if (!newest) return { data: { ...standing, newest: null } };
  const { ordered: _, reason, ...own } = newest;
  // Of a yes the reason is the house's own note.
  return { data: { ...standing, newest: { ...own, reason: own.state === 'REFUSED' ? reason : null } } };
});

/** How a person stands, with all that they said. */
export const getUserFundsRoute = serve(getUserFunds, async (call, { params }) => {
  const [name, { standing, said }] = await Promise.all([
    displayName(call.tx, call.tenant.id, params.id),
    fundsOf(call, params.id, SHOWN),
  ]);
  if (name === null) throw notFound();
  return { data: { ...standing, name, said } };
});

async function fundsOf(work: Work, userId: string, most: number) {
  const { tx, tenant } = work;
  const [all, rows] = await Promise.all([fundsAmong(work, [userId]), declarationsOf(tx, tenant.id, userId, most)]);
  const papers = await papersOfFunds(
    tx,
    tenant.id,
    rows.map(({ id }) => id),
  );
  const own = all.get(userId);
  return {
    standing: {
      standing: own?.standing ?? ('NOT_ASKED' as const),
      ordered: moneyText(own?.orderedCents ?? 0n),
      from: tenant.settings.screening.fundsFrom,
    },
    said: rows.map(({ id, kind, explanation, state, sentAt, decidedAt, reason, orderedCents }) => ({
      ...{ id, kind, explanation, state, reason },
      sent_at: sentAt.toISOString(),
      decided_at: decidedAt?.toISOString() ?? null,
      ordered: moneyText(orderedCents),
      files: papers
        .filter(({ declarationId }) => declarationId === id)
        .map(({ fileId, name }) => ({ file_id: fileId, name })),
    })),
  };
}
