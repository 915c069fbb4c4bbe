import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getUserDeletion } from '#contract/user-deletion.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Where a sheet is not found: somebody who was deleted has a page that says what is kept of them. Throws the redirect, or the failure itself. */
export async function toWhatIsKept(visit: SignedInVisit, id: string, failure: unknown): Promise<never> {
  if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
  await call(visit, getUserDeletion, { params: { id } });
  throw redirect(pathTo.manager.deleteUser(id), 302);
}
