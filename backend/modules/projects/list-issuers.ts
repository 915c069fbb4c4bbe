import { serve } from '#backend/http/serve.ts';
import { listIssuers } from '#contract/projects.ts';
import { issuersOf } from './projects.repository.ts';

/** People who can be the issuer of a project, by name. */
export const listIssuersRoute = serve(listIssuers, async ({ tx, tenant }) => ({
  data: await issuersOf(tx, tenant.id),
}));
