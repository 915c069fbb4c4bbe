import type { SignedInCall } from '#backend/http/call.ts';
import { keepAccepted } from '#backend/modules/investments/investor-standing.repository.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { BOARD_TEXT_VERSION } from '#domain/bulletin/ad.ts';
import { isWarningWord, RISK_TEXT_VERSION } from '#domain/investment/warning-gate.ts';
import type { Trader } from './trader.ts';

interface Accepted {
  risk_loss?: boolean;
  risk_liquidity?: boolean;
  warning_typed?: string;
}

/** What a buyer has not accepted yet, at its fields; nothing for who is sophisticated. @param amountCents what the ad comes to */
export function riskProblems(
  { warningAboveCents }: Pick<Trader, 'warningAboveCents'>,
  amountCents: bigint,
  { risk_loss, risk_liquidity, warning_typed = '' }: Accepted,
): Record<string, FieldProblem> {
  if (warningAboveCents === null) return {};
  return {
    ...(risk_loss ? {} : { risk_loss: { key: 'validator.error_risk' } }),
    ...(risk_liquidity ? {} : { risk_liquidity: { key: 'validator.error_risk_liquidity' } }),
    ...(amountCents > warningAboveCents && !isWarningWord(warning_typed)
      ? { warning_typed: { key: 'validator.error_declaration' } }
      : {}),
  };
}

/** Keeps what was read and accepted: that of the board, and of a buyer the risks. */
export async function recordBoardConsents(
  call: SignedInCall,
  { risks, warned }: { risks: boolean; warned: boolean },
): Promise<void> {
  const { tx, tenant, user, session, lang, now, address } = call;
  const accepted = [
    ['bulletin_board', BOARD_TEXT_VERSION],
    ...(risks ? [['risk_loss', RISK_TEXT_VERSION] as const, ['risk_liquidity', RISK_TEXT_VERSION] as const] : []),
    ...(warned ? [['risk_warning', RISK_TEXT_VERSION] as const] : []),
  ] as const;
  await keepAccepted(
    tx,
    accepted.map(([subject, version]) => ({
      ...{ tenantId: tenant.id, userId: user.id, impersonatorUserId: session.impersonatorUserId },
      ...{ subject, version, answer: 'accepted' as const, lang, ip: address, createdAt: now },
    })),
  );
}
