import { draftedVisit } from '#app/parts/look/drafted.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { tenantStylesheet } from '#app/tenant/tenant-css.server.ts';

/** The stylesheet that the draft would be served with; nobody keeps it. */
export async function openLookStylesheet(visit: SignedInVisit): Promise<Response> {
  const { customization } = await draftedVisit(visit);
  return new Response(tenantStylesheet(customization).css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
