import type { Tx } from '#backend/db/transaction.ts';
import {
  attemptsLeft,
  currentStatus,
  missedIn,
  type QuestionId,
  type TestState,
} from '#domain/onboarding/knowledge-test.ts';
import type { TestStatus } from '#domain/user/status.ts';
import { newestAttempt } from './knowledge-test.repository.ts';

/** Where a person stands in the knowledge test now. */
interface KnownTest {
  state: TestState;
  status: TestStatus;
  attemptsLeft: number;
  /** Right answers of the last attempt; null where none counts any more. */
  score: number | null;
  /** Statements that the last attempt missed, where it failed. */
  missed: QuestionId[];
}

export async function testOf(tx: Tx, userId: string, now: Date): Promise<KnownTest> {
  const last = await newestAttempt(tx, userId);
  const state: TestState = { status: last?.status ?? 'NONE', validUntil: last?.validUntil ?? null };
  const status = currentStatus(state, now);
  return {
    state,
    status,
    attemptsLeft: attemptsLeft(state, now),
    score: status === 'NONE' ? null : (last?.score ?? null),
    missed: last?.answers && (status === 'FAILED_ONCE' || status === 'FAILED') ? missedIn(last.answers) : [],
  };
}
