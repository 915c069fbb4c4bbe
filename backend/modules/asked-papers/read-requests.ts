import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { listOwnPaperRequests, listPaperRequests } from '#contract/asked-papers.ts';
import { requestsOf } from './asked-papers.repository.ts';
import { presentRequests } from './present-request.ts';

const SHOWN = 20;

/** What a person was asked for, for the managers of their tenant. */
export const listPaperRequestsRoute = serve(listPaperRequests, async ({ tx, tenant }, { params }) => {
  const name = await displayName(tx, tenant.id, params.id);
  if (name === null) throw notFound();
  const rows = await requestsOf(tx, tenant.id, params.id, SHOWN);
  return { data: { name, requests: await presentRequests(tx, tenant.id, rows) } };
});

/** What the caller is asked for now. */
export const listOwnPaperRequestsRoute = serve(listOwnPaperRequests, async ({ tx, tenant, user }) => {
  const rows = await requestsOf(tx, tenant.id, user.id, SHOWN, true);
  return { data: await presentRequests(tx, tenant.id, rows) };
});
