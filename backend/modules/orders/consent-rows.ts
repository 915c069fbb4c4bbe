import type { SignedInCall } from '#backend/http/call.ts';
import { keepAccepted } from '#backend/modules/investments/investor-standing.repository.ts';
import { type RiskSubject, riskText, type WarningSums } from '#domain/investment/risk-texts.ts';
import { RISK_TEXT_VERSION } from '#domain/investment/warning-gate.ts';

/** For which order the risks are accepted; `sums` of the warning, as the person read them. */
interface AcceptedFor {
  investmentId: string;
  sums?: WarningSums;
}

/** Keeps that the person accepted risks: which words, when, in which language, from where (records, 5 years). */
export async function recordRiskConsents(
  call: SignedInCall,
  subjects: readonly RiskSubject[],
  { investmentId, sums }: AcceptedFor,
): Promise<void> {
  const { tx, tenant, user, session, lang, now, address } = call;
  await keepAccepted(
    tx,
    subjects.map((subject) => ({
      tenantId: tenant.id,
      userId: user.id,
      impersonatorUserId: session.impersonatorUserId,
      subject,
      version: RISK_TEXT_VERSION,
      answer: 'accepted' as const,
      lang,
      investmentId,
      textShown: riskText(subject, lang, sums),
      ip: address,
      createdAt: now,
    })),
  );
}
