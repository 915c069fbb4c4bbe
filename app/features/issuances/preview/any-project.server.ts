import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedIssuance, listManagedIssuances } from '#contract/issuances.ts';

/** A project by which a look can be judged: one whose campaign runs where there is one, else the first of the list. Null where the tenant has none. */
export async function anyProject(visit: SignedInVisit) {
  for (const filter of [{ status: 'CAMPAIGN' as const }, {}]) {
    const { data } = await call(visit, listManagedIssuances, { query: { per_page: 1, ...filter } });
    if (data[0]) return (await call(visit, getManagedIssuance, { params: { id: data[0].id } })).data;
  }
  return null;
}
