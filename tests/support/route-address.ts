import type { AppRoute } from './app-routes.ts';
import type { DemoSamples } from './demo-samples.ts';

/** An address of the app with its places filled from the demo data. Throws where a template has no sample yet. */
export function routeAddress({ path }: AppRoute, samples: DemoSamples): string {
  const ids: Record<string, string> = {
    '/user/earnings/{id}/token': samples.issuanceId,
    '/user/earnings/{id}/investor': samples.investorId,
    '/manager/earnings/{id}/token': samples.issuanceId,
    '/manager/earnings/{id}/investor': samples.investorId,
    '/entrepreneur/earnings/{id}/token': samples.issuanceId,
    '/entrepreneur/earnings/{id}/investor': samples.investorId,
    '/user/earnings/{id}/receipt': samples.earningId,
    '/manager/earnings/{id}/receipt': samples.earningId,
    '/manager/earnings/{id}/certificates': samples.investorId,
    '/user/bulletin-board/{id}': samples.adId,
    '/user/bulletin-board/{id}/edit': samples.adId,
    '/manager/bulletin-board/{id}': samples.adId,
    '/manager/screening/{id}': samples.hitId,
    '/user/complaints/{id}': samples.complaintId,
    '/entrepreneur/complaints/{id}': samples.issuerComplaintId,
    '/manager/registers/{id}': samples.registerEntryId,
    '/manager/registers/{id}/edit': samples.registerEntryId,
    '/manager/complaints/{id}': samples.newComplaintId,
    '/user/purchases/{id}': samples.purchaseId,
    '/user/issuances/{id}/votes': samples.heldId,
    '/manager/issuances/{id}/votes': samples.issuanceId,
    '/entrepreneur/issuances/{id}/votes': samples.issuanceId,
    '/manager/issuances/{id}/votes/{vote}/file': samples.issuanceId,
    '/entrepreneur/issuances/{id}/votes/{vote}/file': samples.issuanceId,
    '/user/records/{id}': samples.investmentId,
    '/user/records/{id}/file': samples.investmentId,
    '/user/issuances/{id}': samples.issuanceId,
    '/user/investments/{id}/revoke': samples.investmentId,
    '/manager/issuances/{id}': samples.issuanceId,
    '/manager/issuances/{id}/investors': samples.issuanceId,
    '/manager/issuances/{id}/benefits': samples.issuanceId,
    '/manager/issuances/{id}/withholdings': samples.issuanceId,
    '/manager/issuances/{id}/benefits/{benefit_id}': samples.issuanceId,
    '/entrepreneur/issuances/{id}/benefits': samples.issuanceId,
    '/entrepreneur/issuances/{id}/benefits/{benefit_id}': samples.issuanceId,
    '/manager/issuances/{id}/whitelist': samples.issuanceId,
    '/manager/issuances/{id}/transfers': samples.issuanceId,
    '/manager/issuances/{id}/record': samples.issuanceId,
    '/manager/issuances/{id}/updates': samples.issuanceId,
    '/entrepreneur/issuances/{id}/investors': samples.issuanceId,
    '/entrepreneur/issuances/{id}/whitelist': samples.issuanceId,
    '/entrepreneur/issuances/{id}/updates': samples.issuanceId,
    '/manager/issuances/{id}/phase': samples.issuanceId,
    '/manager/issuances/{id}/allotment': samples.issuanceId,
    '/manager/issuances/{id}/waiting-list': samples.issuanceId,
    '/user/issuances/{id}/waiting-list': samples.issuanceId,
    '/manager/issuances/{id}/refund-all': samples.issuanceId,
    '/manager/issuances/{id}/edit': samples.issuanceId,
    '/manager/issuances/{id}/information-sheet': samples.issuanceId,
    '/manager/issuances/{id}/change': samples.issuanceId,
    '/manager/issuances/{id}/delete': samples.issuanceId,
    '/entrepreneur/issuances/{id}/delete': samples.issuanceId,
    '/manager/issuances/{id}/preview': samples.issuanceId,
    '/manager/issuances/{id}/preview/phone': samples.issuanceId,
    '/entrepreneur/issuances/{id}/edit': samples.issuanceId,
    '/entrepreneur/issuances/{id}/information-sheet': samples.issuanceId,
    '/entrepreneur/issuances/{id}/change': samples.issuanceId,
    '/entrepreneur/issuances/{id}/preview': samples.issuanceId,
    '/entrepreneur/issuances/{id}/preview/phone': samples.issuanceId,
    '/manager/issuances/{id}/suspension': samples.issuanceId,
    '/manager/investments/{id}': samples.investmentId,
    '/manager/tokens/{id}': samples.issuanceId,
    '/manager/tokens/{id}/acts': samples.issuanceId,
    '/entrepreneur/tokens/{id}': samples.issuanceId,
    '/manager/runs/{id}': samples.runId,
    '/manager/statements/{id}': samples.statementRowId,
    '/manager/payouts/{id}': samples.payoutFileId,
    '/manager/payment-notices/{id}': samples.noticeId,
    '/manager/users/{id}': samples.userId,
    '/manager/users/sophisticated/{id}': samples.sophisticatedId,
    '/manager/users/{id}/roles': samples.userId,
    '/manager/users/{id}/delete': samples.userId,
    '/manager/users/{id}/documents': samples.userId,
    '/manager/users/{id}/identity-check': samples.userId,
    '/manager/users/{id}/papers': samples.userId,
    '/manager/users/{id}/funds': samples.userId,
    '/entrepreneur/issuances/{id}': samples.issuanceId,
    '/entrepreneur/investments/{id}': samples.issuerInvestmentId,
  };
  return path
    .replace('{slug}', samples.slug)
    .replace('{list}', path.startsWith('/user/') ? 'own-orders' : 'investments')
    .replace('{page}', 'sign-in')
    .replace('{benefit_id}', samples.distributionId)
    .replace('{vote}', samples.issuanceId)
    .replace('{id}', () => {
      const id = ids[path];
      if (!id) throw new Error(`no sample for ${path}: add one to the walk`);
      return id;
    });
}
