import type { Served } from '#backend/http/serve.ts';
import { getRetentionRoute } from './get-retention.ts';

/** Everything of contract/retention.ts. */
export const retentionRoutes: readonly Served[] = [getRetentionRoute];
