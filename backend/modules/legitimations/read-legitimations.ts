import { serve } from '#backend/http/serve.ts';
import { aboutWhom } from '#backend/modules/certificates/whose.ts';
import { ownHoldings } from '#backend/modules/transfers/own-holdings.repository.ts';
import {
  getLegitimation,
  getLegitimationForm,
  listLegitimations,
  listOwnLegitimations,
} from '#contract/legitimations.ts';
import { validityOf, wrongOfCertified } from '#domain/legitimation/legitimation.ts';
import { freeTokens } from '#domain/transfer/transfer.ts';
import { legitimationsPage, ownLegitimationsPage } from './legitimations.repository.ts';
import { ownLegitimation } from './own-legitimation.ts';
import { presentLegitimation, presentRow, todayOf } from './present-legitimation.ts';

/** One's own. */
export const listOwnLegitimationsRoute = serve(listOwnLegitimations, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const [{ rows, meta }, holdings] = await Promise.all([
    ownLegitimationsPage(tx, tenant.id, user.id, query),
    ownHoldings(tx, tenant.id, user.id),
  ]);
  return { data: rows.map(({ row }) => presentRow(row, todayOf(call))), meta, holds: holdings.length > 0 };
});

/** The register of the tenant. */
export const listLegitimationsRoute = serve(listLegitimations, async (call, { query }) => {
  const { tx, tenant } = call;
  const today = todayOf(call);
  const timeZone = tenant.customization.tenant.time_zone;
  const { rows, meta } = await legitimationsPage(tx, tenant.id, query, { today, timeZone });
  return { data: rows.map(({ row }) => presentRow(row, today)), meta };
});

/** What one can be had of. */
export const getLegitimationFormRoute = serve(getLegitimationForm, async (call, { query }) => {
  const { tx, tenant } = call;
  const { id, name } = await aboutWhom(call, query.person);
  const holdings = await ownHoldings(tx, tenant.id, id);
  return {
    data: {
      holder: { id, name },
      holdings: holdings.map(({ id: issuanceId, title, symbol, held, kept, ...token }) => ({
        issuance: { id: issuanceId, title, symbol },
        held,
        free: freeTokens(held, kept),
        refused: wrongOfCertified(token),
      })),
      validity: validityOf(todayOf(call)),
    },
  };
});

/** One of them. */
export const getLegitimationRoute = serve(getLegitimation, async (call, { params }) => ({
  data: await presentLegitimation(call, await ownLegitimation(call, params.id)),
}));
