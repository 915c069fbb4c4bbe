import type { Served } from '#backend/http/serve.ts';
import { leaveMailsRoute, readMailLeaveRoute } from './leave-mails.ts';

/** Everything of contract/mail-leaves.ts. */
export const mailLeavesRoutes: readonly Served[] = [readMailLeaveRoute, leaveMailsRoute];
