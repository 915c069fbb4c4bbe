import { randomUUID } from 'node:crypto';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { insertPhase } from '#backend/modules/issuances/phases.repository.ts';
import { createProject } from '#contract/projects.ts';
import { offerProblems } from '#domain/issuance/offer-rules.ts';
import { slugFrom } from '#domain/issuance/slug.ts';
import { priceOf } from '#domain/money/price.ts';
import { localized } from '#domain/tenant/language.ts';
import { problem } from '#domain/validation/problem.ts';
import { insertProject, isIssuerOf, takenSlugs } from './projects.repository.ts';
import { refuseProblems } from './save-section.ts';

/** How many of one title get a number before chance names the next. */
const NUMBERED = 20;

/** A draft with title, kind, price and tokens: what lists and rules cannot do without. Refuses 422 what is wrong between the values, and an issuer who is none. */
export const createProjectRoute = serve(createProject, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const issuerUserId = actsAsManager(call) ? (body.issuer_user_id ?? '') : user.id;
  const offer = {
    price: priceOf(body.price),
    tokensForSale: body.tokens_for_sale,
    softCapTokens: 0,
    minTokens: 1,
    maxTokens: body.tokens_for_sale,
  };
  const isEuro = tenant.customization.currency.code === 'EUR';
  const { price, tokens_for_sale, target } = offerProblems(offer, { tokensTaken: 0, isEuro });
  const isIssuer = issuerUserId !== '' && (await isIssuerOf(tx, tenant.id, issuerUserId));
  refuseProblems({
    title: body.title.es === '' && body.title.en === '' ? problem('validator.error_null') : undefined,
    price,
    tokens_for_sale: tokens_for_sale ?? target,
    issuer_user_id: isIssuer ? undefined : problem(issuerUserId ? 'validator.error_option' : 'validator.error_null'),
  });

  const id = randomUUID();
  await insertProject(tx, {
    tenantId: tenant.id,
    id,
    slug: await freeSlug(call, localized(body.title, 'es')),
    issuerUserId,
    issuerName: '',
    title: body.title,
    sections: { description: {}, product: {}, market: {}, competitors: {}, business_model: {}, projections: {} },
    sector: body.sector,
    productType: body.product_type,
    tokenName: '',
    tokenSymbol: '',
    price: body.price,
    tokensForSale: offer.tokensForSale,
    minTokens: offer.minTokens,
    maxTokens: offer.maxTokens,
    oversubscription: tenant.settings.oversubscription,
    editedAt: now,
    editedBy: user.id,
    createdAt: now,
    updatedAt: now,
  });
  await insertPhase(tx, { tenantId: tenant.id, issuanceId: id, toStatus: 'DRAFT', byUserId: user.id, createdAt: now });
  await call.audit('issuance.created', { subject: { type: 'issuance', id } });
  return { data: { id } };
});

/** The address that the title gives, with a number where others have had it. */
async function freeSlug({ tx, tenant }: SignedInCall, title: string): Promise<string> {
  const slug = slugFrom(title);
  const wanted = [slug, ...Array.from({ length: NUMBERED }, (_, at) => `${slug}-${at + 2}`)];
  const taken = await takenSlugs(tx, tenant.id, wanted);
  return wanted.find((each) => !taken.has(each)) ?? `${slug}-${randomUUID().slice(0, 8)}`;
}
