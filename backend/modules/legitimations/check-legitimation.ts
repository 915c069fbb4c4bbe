import { serve } from '#backend/http/serve.ts';
import { type Budget, spend } from '#backend/limits/budget.ts';
import { checkLegitimation } from '#contract/legitimations.ts';
import { readCheckCode } from '#domain/legitimation/check-code.ts';
import { standingOf } from '#domain/legitimation/legitimation.ts';
import { isCheckCode } from './check-code.ts';
import { legitimationOfNumber } from './legitimations.repository.ts';
import { todayOf } from './present-legitimation.ts';

/** Checks from one place. A notary's office shares one; a code has a hundred bits: this keeps the noise down. */
const CHECKS: Budget = {
  name: 'legitimation:check',
  free: 60,
  windowMinutes: 60,
  delays: [5, 15, 60],
  code: 'legitimation.too_many_checks',
};

/** How a certificate stands, for whoever has its paper. */
export const checkLegitimationRoute = serve(checkLegitimation, async (call, { body }) => {
  const { tx, tenant } = call;
  if (call.address) await spend(call, CHECKS, call.address);
  const row = await legitimationOfNumber(tx, tenant.id, body.number);
  const isRight = await isCheckCode(call, row, readCheckCode(body.code) ?? '');
  if (!row || !isRight) return { data: { certificate: null } };
  const { issuer, project, token, holder, keeper } = row.content;
  return {
    data: {
      certificate: {
        number: row.number,
        standing: standingOf(row, todayOf(call)),
        issued_at: row.issuedAt.toISOString(),
        valid_until: row.validUntil,
        ended_at: row.endedAt?.toISOString() ?? null,
        tokens: row.tokens,
        symbol: token.symbol,
        project,
        issuer: issuer.name,
        holder: holder.name,
        keeper,
      },
    },
  };
});
