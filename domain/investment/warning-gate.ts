import type { Language } from '#domain/tenant/language.ts';

/** Kept with every consent to a risk, so that it can be told later what was shown. Raise it when the wording of a risk box or of the warning changes. */
export const RISK_TEXT_VERSION = '2026-2';

/** What a person types above the threshold to show that the warning was understood. */
const WARNING_WORD: Record<Language, string> = { es: 'Acepto', en: 'I accept' };

/** Whether a typed text is the word of the warning, in either language; case and outer blanks do not matter. */
export function isWarningWord(typed: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return Object.values(WARNING_WORD).some((word) => plain(word) === plain(typed));
}

/** What is known of the investor's ability to bear loss. */
interface GateFacts {
  /** In force now. */
  sophisticated: boolean;
  /** Result of the simulation, 10 % of net worth, in cents; null without one. */
  abilityCents: bigint | null;
  /** End of the result's validity (1 year); null without one. */
  abilityValidUntil: Date | null;
  /** From which amount the tenant warns whatever somebody owns, in cents: at most 1,000 EUR. */
  minCents: bigint;
}

/**
 * The threshold T in cents (ECSPR, article 21(7)): the larger of 1,000 EUR, or less where the tenant warns earlier, and 5 % of net worth, which is half the ability.
 * An odd cent is dropped: no amount in cents lies between.
 */
export function warningThreshold(abilityCents: bigint | null, minCents: bigint): bigint {
  const half = (abilityCents ?? 0n) / 2n;
  return half > minCents ? half : minCents;
}

/** The threshold that holds for this investor now: a result past its validity counts as none. Null for sophisticated investors. */
export function thresholdFor(
  { sophisticated, abilityCents, abilityValidUntil, minCents }: GateFacts,
  now: Date,
): bigint | null {
  if (sophisticated) return null;
  const valid = abilityValidUntil !== null && now.getTime() < abilityValidUntil.getTime();
  return warningThreshold(valid ? abilityCents : null, minCents);
}

/** Whether this investment (its amount without fees, in cents) needs the risk warning, explicit consent and proof of understanding. */
export function needsWarning(amountCents: bigint, facts: GateFacts, now: Date): boolean {
  const threshold = thresholdFor(facts, now);
  return threshold !== null && amountCents > threshold;
}
