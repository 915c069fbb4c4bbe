import { tell } from '#app/monitoring/report.server.ts';

/** Ours: a back end that says something new in every answer fills neither the log nor the memory. */
const MOST_TOLD = 5_000;
const told = new Set<string>();

/** Says in the log which places of an answer were not understood: each once for a tenant and endpoint, and never what stood there. */
export function tellIgnored(tenant: string, endpoint: string, places: readonly string[]): void {
  const fresh = places.map((place) => place || 'answer').filter((place) => !told.has(`${tenant} ${endpoint} ${place}`));
  if (fresh.length === 0 || told.size + fresh.length > MOST_TOLD) return;
  for (const place of fresh) told.add(`${tenant} ${endpoint} ${place}`);
  tell('answer not as the contract says', { tenant, endpoint, places: fresh.slice(0, 50).join(' ') });
}
