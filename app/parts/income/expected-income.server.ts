import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type ExpectedPayment, getExpectedIncome } from '#contract/portfolio-papers.ts';
import { lateNote, nextNote, nextPayment } from './income-rows.server.ts';

/** What is to come to the reader; null where a tenant's back end tells of none: it costs these lines, never the page. */
export async function expectedIncome(visit: SignedInVisit): Promise<AnswerOf<typeof getExpectedIncome>['data'] | null> {
  const answer = await call(visit, getExpectedIncome).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status !== 401) return null;
    throw failure;
  });
  return answer?.data ?? null;
}

/** The next payment as a key figure: its net, when it comes, and how many stand above it in the calendar because they are late; null where none is to come. */
export function nextFigure(visit: SignedInVisit, payments: readonly ExpectedPayment[]) {
  const next = nextPayment(payments);
  if (!next) return null;
  return {
    label: visit.t('portfolio:income.next'),
    value: visit.format.money(next.net),
    note: [nextNote(visit, next), lateNote(visit, payments)].filter(Boolean).join(' · '),
  };
}
