import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { publishedSheet } from '#backend/modules/issuances/sheet-versions.repository.ts';
import { submitSheet } from '#contract/information-sheet.ts';
import { isChange } from '#domain/issuance/offer-change.ts';
import { keepVersion } from './keep-sheet.ts';
import { type DrawnVersion, drawVersion, nextVersion, papersOf } from './next-version.ts';

/**
 * Hands a sheet in: both papers are drawn before the transaction, for the words as they are then (503 `server.busy` where they have changed
 * meanwhile), and kept with it. Refusals: see contract/information-sheet.ts.
 */
export const submitSheetRoute = serveAsking(
  submitSheet,
  async (call, { params }) => {
    const { next } = await whatIsHandedIn(call, params.id);
    return () => drawVersion(call, next);
  },
  async (call, { params }, drawn: DrawnVersion | null) => {
    const { issuance, next } = await whatIsHandedIn(call, params.id);
    const papers = papersOf(next, drawn);
    await keepVersion(call, issuance, { ...next, papers, by: call.user.id });
    await call.audit('sheet.submitted', {
      subject: { type: 'issuance', id: issuance.id },
      details: { number: next.number },
    });
    return { data: { number: next.number } };
  },
);

/** The words of the next version. Throws 404, 409 `project.locked`, `sheet.is_change`, and what `nextVersion` says. */
async function whatIsHandedIn(call: SignedInCall, id: string) {
  const { tx, tenant } = call;
  if (!(await managedIssuance(tx, managedOne(call, id)))) throw notFound();
  const issuance = await lockIssuance(tx, id);
  if (issuance.status === 'CLOSED') throw new Refusal(409, 'project.locked');
  const hasPublished = (await publishedSheet(tx, tenant.id, issuance.id)) !== null;
  // Whoever stands behind the offer has to be told of it: it is handed in as a change.
  if (isChange({ status: issuance.status, hasPublished })) throw new Refusal(409, 'sheet.is_change');
  return { issuance, next: await nextVersion(call, issuance) };
}
