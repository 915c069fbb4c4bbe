import type { Served } from '#backend/http/serve.ts';
import { listAuditRoute } from './list-audit.ts';

/** Everything of contract/audit.ts. */
export const auditRoutes: readonly Served[] = [listAuditRoute];
