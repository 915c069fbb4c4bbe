import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { aboutWhom } from '#backend/modules/certificates/whose.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { holdTokens } from '#backend/modules/transfers/hold-tokens.ts';
import { tokenStands } from '#backend/modules/transfers/holding.repository.ts';
import { ownHoldings } from '#backend/modules/transfers/own-holdings.repository.ts';
import { houseOf } from '#backend/tenant/house.ts';
import type { Work } from '#backend/work.ts';
import { issueLegitimation } from '#contract/legitimations.ts';
import { checkValidUntil, wrongOfCertified } from '#domain/legitimation/legitimation.ts';
import { tellOfLegitimation } from './legitimation-mail.ts';
import { insertLegitimation } from './legitimations.repository.ts';
import { todayOf } from './present-legitimation.ts';

/** Issues a certificate under the issuance's lock: of it and a transfer that are asked for at once, one finds the tokens taken. */
export const issueLegitimationRoute = serve(issueLegitimation, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const holder = await aboutWhom(call, body.person);
  const issuanceId = body.issuance_id;
  const of = { tenantId: tenant.id, issuanceId, userId: holder.id };
  // What they do not hold is nobody's to ask about.
  if (!(await ownHoldings(tx, tenant.id, holder.id)).some(({ id }) => id === issuanceId)) throw notFound();
  const issuance = await lockIssuance(tx, issuanceId);
  const { onChain } = await tokenStands(tx, of, now);
  const wrong = wrongOfCertified({ status: issuance.status, onChain });
  const late = checkValidUntil(body.valid_until, todayOf(call));
  const fields = {
    ...(wrong && { issuance_id: { key: `api_errors:legitimation.${wrong}` } }),
    ...(late && { valid_until: late }),
  };
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);
  const row = await insertLegitimation(tx, {
    ...{ ...of, tokens: body.tokens, purpose: body.purpose, validUntil: body.valid_until },
    content: {
      issuer: { name: issuance.issuerName, taxNumber: issuance.issuerTaxNumber ?? '' },
      project: issuance.title,
      token: { name: issuance.tokenName, symbol: issuance.tokenSymbol },
      reference: issuance.erirReference,
      holder: { name: holder.name, taxNumber: holder.taxNumber },
      keeper: keeperOf(call),
      detail: body.detail,
    },
    ...{ issuedAt: now, askedBy: user.id },
  });
  await keep(call, row);
  await call.audit('legitimation.issued', {
    subject: { type: 'user', id: holder.id },
    details: { number: row.number, issuance: issuanceId, tokens: row.tokens, until: row.validUntil },
  });
  await tellOfLegitimation(call, row, 'issued');
  return { data: { id: row.id, number: row.number } };
});

/** From now on the tokens are the certificate's. More than are free is said at the field. */
async function keep(work: Work, row: { id: string; issuanceId: string; userId: string; tokens: number }) {
  try {
    await holdTokens(work, { ...row, cause: 'CERTIFICATE', ref: row.id });
  } catch (error) {
    if (!(error instanceof Refusal) || !error.code.startsWith('transfer.')) throw error;
    throw fieldRefusal({
      tokens: {
        key: `api_errors:${error.code.replace('transfer', 'legitimation')}`,
        params: error.details.params ?? {},
      },
    });
  }
}

/** The entity that keeps the register: whom the tenant has named, else the tenant itself. */
function keeperOf({ tenant }: Pick<Work, 'tenant'>): string {
  return tenant.settings.registerKeeper || houseOf(tenant).name;
}
