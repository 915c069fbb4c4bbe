import { KNOWLEDGE_TEST_PASS_MARK, KNOWLEDGE_TEST_VALIDITY_YEARS } from '#domain/limits.ts';
import type { Language } from '#domain/tenant/language.ts';
import { addYears, inForce } from '#domain/time/years.ts';
import type { TestStatus } from '#domain/user/status.ts';

/** Kept with every answer, so that it can be told later what was asked. Raise it when a question changes. */
export const KNOWLEDGE_TEST_VERSION = '2026-1';

/**
 * The seven statements and whether they are true (ECSPR, article 21(1)-(4)). Their wording is the language files'.
 * Only the back end marks them: nothing that reaches a browser imports this list.
 */
export const KNOWLEDGE_TEST_QUESTIONS = [
  /** "I can lose all the money that I invest." */
  { id: 'total_loss', isTrue: true },
  /** "The deposit guarantee scheme covers my investment." */
  { id: 'deposit_guarantee', isTrue: false },
  /** "I may be unable to sell my tokens when I want to." */
  { id: 'illiquidity', isTrue: true },
  /** "The return that a project announces is guaranteed." */
  { id: 'guaranteed_return', isTrue: false },
  /** "To spread money over several projects lowers the risk of losing it all." */
  { id: 'diversification', isTrue: true },
  /** "The public supervisor has approved the information sheet of each project." */
  { id: 'approved_sheet', isTrue: false },
  /** "New shares or debt of the company can lower the value or the rank of what I hold." */
  { id: 'dilution', isTrue: true },
] as const;
export type QuestionId = (typeof KNOWLEDGE_TEST_QUESTIONS)[number]['id'];

/** One retry: two attempts in all (specification, section 4). */
export const KNOWLEDGE_TEST_MAX_ATTEMPTS = 2;

/** What a person types to go on after failing twice (specification, section 4). */
export const DECLARATION_TEXT: Record<Language, string> = { es: 'Declaro', en: 'I declare' };

/** Where a person stands in the test. */
export interface TestState {
  status: TestStatus;
  /** End of a passed test's or a declaration's validity. */
  validUntil: Date | null;
}

/** Whether the answers are exactly the seven asked for, each given once. */
export function areComplete(answers: Readonly<Record<string, boolean>>): answers is Record<QuestionId, boolean> {
  const given = Object.keys(answers);
  return (
    given.length === KNOWLEDGE_TEST_QUESTIONS.length && KNOWLEDGE_TEST_QUESTIONS.every(({ id }) => given.includes(id))
  );
}

/** The statements that were marked wrong or not at all, in their order. */
export function missedIn(answers: Readonly<Partial<Record<string, boolean>>>): QuestionId[] {
  return KNOWLEDGE_TEST_QUESTIONS.filter(({ id, isTrue }) => answers[id] !== isTrue).map(({ id }) => id);
}

/** How many answers are right, 0 to 7. */
export function scoreOf(answers: Readonly<Partial<Record<QuestionId, boolean>>>): number {
  return KNOWLEDGE_TEST_QUESTIONS.length - missedIn(answers).length;
}

/** The status that counts now: one past its validity begins anew. */
export function currentStatus({ status, validUntil }: TestState, now: Date): TestStatus {
  const hasEnded = (status === 'PASSED' || status === 'DECLARED') && !inForce(validUntil, now);
  return hasEnded ? 'NONE' : status;
}

/** Attempts that are left, 2 to 0. */
export function attemptsLeft(state: TestState, now: Date): number {
  const status = currentStatus(state, now);
  if (status === 'NONE') return KNOWLEDGE_TEST_MAX_ATTEMPTS;
  return status === 'FAILED_ONCE' ? KNOWLEDGE_TEST_MAX_ATTEMPTS - 1 : 0;
}

/** The state after an attempt with this score, or null where none is left. */
export function afterAttempt(
  state: TestState,
  score: number,
  now: Date,
  passMark = KNOWLEDGE_TEST_PASS_MARK,
): TestState | null {
  const left = attemptsLeft(state, now);
  if (left === 0) return null;
  if (score >= passMark) return { status: 'PASSED', validUntil: addYears(now, KNOWLEDGE_TEST_VALIDITY_YEARS) };
  return { status: left === 1 ? 'FAILED' : 'FAILED_ONCE', validUntil: null };
}

/** The state after typing the declaration, or null where the test has not been failed twice. They may not be barred (2022/2114). */
export function afterDeclaration(state: TestState, now: Date): TestState | null {
  if (currentStatus(state, now) !== 'FAILED') return null;
  return { status: 'DECLARED', validUntil: addYears(now, KNOWLEDGE_TEST_VALIDITY_YEARS) };
}

/** Whether a typed text is the declaration in the language it was asked in; case, outer blanks and a full stop do not matter. */
export function isDeclaration(typed: string, lang: Language): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();
  return plain(typed) === plain(DECLARATION_TEXT[lang]);
}
