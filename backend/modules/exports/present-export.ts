import type { SignedInCall } from '#backend/http/call.ts';
import type { ShownExport } from './exports-page.repository.ts';

/** One as the contract says it, for whoever calls. */
export function presentExport({ user }: Pick<SignedInCall, 'user'>, { job, by, place, project }: ShownExport) {
  return {
    id: job.id,
    list: job.list,
    about: job.aboutId,
    project,
    view: job.view,
    format: job.format,
    purpose: job.purpose,
    state: job.state,
    place,
    rows: job.rows,
    total: job.total,
    bytes: job.bytes,
    failure: job.failure,
    by,
    own: job.userId === user.id,
    asked_at: job.askedAt.toISOString(),
    expires_at: job.expiresAt?.toISOString() ?? null,
  };
}
