import type { Served } from '#backend/http/serve.ts';
import { listReferralsRoute } from './list-referrals.ts';

/** Everything of contract/referrals.ts. */
export const referralsRoutes: readonly Served[] = [listReferralsRoute];
