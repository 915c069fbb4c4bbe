import type { Served } from '#backend/http/serve.ts';
import { settleRefundRoute } from './settle-refund.ts';

export const refundsRoutes: readonly Served[] = [settleRefundRoute];
