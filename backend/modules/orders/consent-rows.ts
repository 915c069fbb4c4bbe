import type { SignedInCall } from '#backend/http/call.ts';
import { insertConsents } from '#backend/modules/investments/investments.repository.ts';
import { RISK_TEXT_VERSION } from '#domain/investment/warning-gate.ts';

/** What an investor accepts on the way to an order. */
type RiskSubject = 'risk_loss' | 'risk_liquidity' | 'risk_warning';

/** Keeps that the person accepted risks: which wording, when, in which language, from where (records, 5 years). */
export async function recordRiskConsents(call: SignedInCall, subjects: readonly RiskSubject[]): Promise<void> {
  const { tx, tenant, user, session, lang, now, address } = call;
  await insertConsents(
    tx,
    subjects.map((subject) => ({
      tenantId: tenant.id,
      userId: user.id,
      impersonatorUserId: session.impersonatorUserId,
      subject,
      version: RISK_TEXT_VERSION,
      answer: 'accepted' as const,
      lang,
      ip: address,
      createdAt: now,
    })),
  );
}
