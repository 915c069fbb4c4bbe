import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getDistribution } from '#contract/distributions.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getRun } from '#contract/runs.ts';
import { pathTo } from '#domain/access/addresses.ts';

type Run = Pick<AnswerOf<typeof getRun>['run'], 'kind' | 'about_id'>;

/** The page of the one thing that a run is about, where that has one; null: the way back is its kind's. */
export async function beganAt(visit: SignedInVisit, { kind, about_id }: Run) {
  if (kind !== 'pay_earnings' || about_id === null) return null;
  const { data } = await call(visit, getDistribution, { params: { id: about_id } });
  return { label: data.name, href: pathTo.manager.benefit(data.issuance.id, data.id) };
}
