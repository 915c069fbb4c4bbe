import type { Visit } from '#app/session/visit.ts';
import { SOPHISTICATED_SUMS, type SophisticatedCriterion } from '#domain/onboarding/sophisticated.ts';

const SUMS: Partial<Record<SophisticatedCriterion, Readonly<Record<string, bigint>>>> = SOPHISTICATED_SUMS;

/** A criterion of Annex II in the reader's words, its sums as the tenant writes money. */
export function criterionText({ t, format }: Pick<Visit, 't' | 'format'>, criterion: SophisticatedCriterion): string {
  const sums: Record<string, string> = Object.fromEntries(
    Object.entries(SUMS[criterion] ?? {}).map(([name, cents]) => [name, format.euros(cents)]),
  );
  return t(`sophisticated:criterion.${criterion}`, sums);
}
