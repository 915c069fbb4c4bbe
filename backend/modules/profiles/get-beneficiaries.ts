import { serve } from '#backend/http/serve.ts';
import { getBeneficiaries } from '#contract/beneficiaries.ts';
import { declarationOf } from './beneficiaries.repository.ts';

/** For whom the caller invests, as they said it last. */
export const getBeneficiariesRoute = serve(getBeneficiaries, async ({ tx, tenant, user }) => ({
  data: await declarationOf(tx, tenant.id, user.id),
}));
