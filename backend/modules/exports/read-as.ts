import type { SignedInCall } from '#backend/http/call.ts';
import type { Work } from '#backend/work.ts';
import { isAmong, mayDo } from '#domain/access/permissions.ts';
import type { ExportJob } from './exports.repository.ts';
import { personNow } from './person-now.repository.ts';

const AREA_CALLERS = { manager: 'manager', entrepreneur: 'issuer', user: 'investor' } as const;
const AREA_ACTIONS = { manager: 'list.export', entrepreneur: 'list.export', user: 'list.export_own' } as const;

/** A call as the person who asked would make it now, in the area in which they asked; null where they may not any more. */
export async function readAs(
  work: Work,
  job: Pick<ExportJob, 'id' | 'tenantId' | 'userId' | 'area' | 'lang'>,
): Promise<SignedInCall | null> {
  const user = await personNow(work.tx, job.tenantId, job.userId);
  if (!user || !isAmong(AREA_CALLERS[job.area], user.roles) || !mayDo(AREA_ACTIONS[job.area], user.roles)) return null;
  const kind = job.area === 'manager' ? ('manager' as const) : ('user' as const);
  return {
    ...work,
    user,
    session: { id: job.id, kind, expiresAt: work.now, impersonatorUserId: null },
    lang: job.lang,
    requestId: job.id,
    idempotencyKey: null,
    address: null,
    agent: '',
    isDashboard: false,
    tokenHashes: [],
  };
}
