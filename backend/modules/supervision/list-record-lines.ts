import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { atEndOf } from '#backend/modules/holders/at-end-of.ts';
import { holdersPage, tokenOf } from '#backend/modules/holders/holders.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { recipientsOf } from '#backend/modules/profiles/recipients.repository.ts';
import { listRecordLines } from '#contract/supervision.ts';
import { keptTokens, recordReference } from './kept-tokens.repository.ts';

/** Holders as the record-keeping body is told of them: the register, who each one is, and what of it cannot be given away. */
export const listRecordLinesRoute = serve(listRecordLines, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const { at: day, ...asked } = query;
  const at = atEndOf(call, day);
  const [issuance, reference, { rows, meta }] = await Promise.all([
    tokenOf(tx, managedOne(call, params.id), at ?? now),
    recordReference(tx, tenant.id, params.id),
    holdersPage(tx, {
      ...{ tenantId: tenant.id, issuanceId: params.id, at, asked },
      scope: [tenant.id, 'record', params.id, day],
    }),
  ]);
  if (!issuance) throw notFound();
  const userIds = rows.map(({ id }) => id);
  const [people, kept] = await Promise.all([
    recipientsOf(tx, tenant.id, userIds),
    keptTokens(tx, { tenantId: tenant.id, issuanceId: params.id, userIds, at: at ?? now }),
  ]);
  const of = {
    ...{ reference, issuer: issuance.issuer, issuer_number: issuance.taxNumber ?? '', symbol: issuance.symbol },
    at: (at ?? now).toISOString(),
  };
  return {
    data: rows.map(({ id, name, wallet, tokens, since }) => {
      const person = people.get(id);
      return {
        ...{ id, name: person?.name ?? name, wallet, tokens: Number(tokens), kept: kept.get(id) ?? 0 },
        legal_type: person?.legalType ?? null,
        number: person?.taxNumber ?? '',
        postal_code: person?.postalCode ?? '',
        since: since.toISOString(),
        of,
      };
    }),
    meta,
    issuance: { id: issuance.id, title: issuance.title },
    of,
  };
});
