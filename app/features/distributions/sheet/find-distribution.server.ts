import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getDistribution } from '#contract/distributions.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

/** The places of a distribution's address. */
export interface Named {
  id?: string;
  benefit_id?: string;
}

export type DistributionSheet = AnswerOf<typeof getDistribution>['data'];

/** The distribution of an address. One of another project is a 404. */
export async function findDistribution(visit: SignedInVisit, { id, benefit_id }: Named): Promise<DistributionSheet> {
  const { data } = await call(visit, getDistribution, { params: { id: benefit_id ?? '' } });
  if (data.issuance.id !== id) throw new Response(null, { status: 404 });
  return data;
}
