import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { payoutTerms, type Term, tokenTerms } from '#app/features/issuances/list/token-terms.ts';
import { refundContactOf } from '#app/features/issuances/public-page/refund-contact.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf, type SentForm } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { canonicalOf, pageHead } from '#app/page-head.server.ts';
import { closedOf, issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit, Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { askQuestion, followIssuance, getIssuance, getIssuanceBySlug } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import { localized } from '#domain/tenant/language.ts';
import { boxActions, ownStanding } from './box-actions.server.ts';
import { issuerOf } from './issuer.ts';
import { absolute, projectJsonLd } from './json-ld.ts';
import { offerSentenceText } from './offer-sentence.ts';
import { scenariosView } from './scenarios-view.ts';
import { projectOpening, projectSections } from './sections.ts';
import { tokensLeftFacts } from './tokens-left.ts';

/** The public page of a project: complete in its first HTML, for people and crawlers. */
export async function loadPublicProject(visit: Visit, slug: string | undefined) {
  const { data: page } = await call(visit, getIssuanceBySlug, { params: { slug: slug ?? '' } });
  // An address that the project has had leads to the one that it has, for good.
  if (page.slug !== slug) throw redirect(pathTo.invest(page.slug), 301);
  const view = projectView(visit, page);
  const origin = visit.url.origin;
  const canonical = canonicalOf(visit, pathTo.invest(page.slug));
  return {
    ...view,
    head: pageHead(visit, {
      title: view.card.title,
      description: localized(page.short_description, visit.lang),
      canonical: pathTo.invest(page.slug),
    }),
    social: { image: absolute(page.cover_raster_url, origin), url: canonical },
    jsonLd: projectJsonLd(page, visit.customization, visit.lang, origin, canonical),
    inside: null,
  };
}

/** The same page for somebody signed in: they can follow, ask, and go on with their investment. */
export async function loadProject(visit: SignedInVisit, id: string | undefined) {
  const { data: page } = await call(visit, getIssuance, { params: { id: id ?? '' } });
  const view = projectView(visit, page);
  return {
    ...view,
    head: pageHead(visit, { title: view.card.title }),
    social: null,
    jsonLd: null,
    inside: { followed: page.followed, ask: formOf(askQuestion.body) },
  };
}

/** What the page shows; `inside`: for somebody signed in, who can follow and ask. */
export type ProjectData = ReturnType<typeof projectView> & { inside: { followed: boolean; ask: SentForm } | null };

/** Intents of the page: `follow`, `unfollow` and `ask`. */
export async function changeProject(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const here = pathTo.user.issuance(params.id);
  const following = (followed: boolean) =>
    formAct({
      schema: z.object({}),
      send: () => call(visit, followIssuance, { params, body: { followed } }),
      onward: () => here,
      refused: toldAt(visit, here),
    });
  return answerForm(visit, form, {
    follow: following(true),
    unfollow: following(false),
    ask: formAct({
      schema: askQuestion.body,
      send: (body) => call(visit, askQuestion, { params, body }),
      onward: () => ({ to: `${here}#questions`, toast: visit.t('issuances:page.asked') }),
    }),
  });
}

/** A project's page in the reader's words, without what its address adds. */
export function projectView(visit: Visit, page: IssuancePage) {
  const { customization } = visit;
  const card = issuanceCardView(visit, page);
  return {
    card,
    ...projectOpening(visit, page),
    ...termsOf(visit, page, card),
    scenarios: scenariosView(visit, page),
    ...projectSections(visit, page),
    offer: page.status === 'CLOSED' ? '' : offerOf(visit, page),
    hero: customization.look.hero,
    openAll: customization.extras.openAllAccordions,
    isClosed: page.status === 'CLOSED',
    deadline: deadlineOf(visit, page),
    actions: boxActions(visit, page),
    own: ownStanding(visit, page),
    issuer: issuerOf(visit, page),
    contact: refundContactOf(visit, page),
    tokensLeft: page.takes_orders ? tokensLeftFacts(visit, page) : [],
  };
}

/** Of an offer's terms, those that stand large beside its smallest order; a page has four key figures at most (kit.md). */
const KEY_TERMS = 3;

/** The issuer's first terms and the smallest order as figures; all others as rows of their own section. */
function termsOf(visit: Visit, page: IssuancePage, card: ReturnType<typeof issuanceCardView>) {
  const { t, format, lang } = visit;
  const said: Term[] = [
    ...page.terms.map(({ label, value }) => ({ label: localized(label, lang), value: localized(value, lang) })),
    ...payoutTerms(visit),
    ...tokenTerms(visit, page),
    { label: t('issuances:page.price'), value: card.price },
    { label: t('issuances:page.supply'), value: format.tokens(page.tokens_for_sale) },
  ];
  return {
    figures: [...said.slice(0, KEY_TERMS), { label: t('issuances:page.minimum'), value: card.minimum }],
    terms: said.slice(KEY_TERMS).map(oneLine),
  };
}

/** In a row a name of a token follows its symbol. */
const oneLine = ({ label, value, note }: Term) => ({ label, value: note ? `${value} · ${note}` : value });

/** The offer in one sentence, by the tenant's calendar. */
function offerOf(visit: Visit, page: IssuancePage): string {
  const price = priceOf(page.token.price);
  const softCap = wholeTokens(centsOf(page.soft_cap), price);
  const sentence = offerSentenceText(
    visit,
    { price, tokensForSale: page.tokens_for_sale, softCapTokens: softCap.ok ? softCap.value : 0 },
    page.campaign_ends_at,
  );
  return `${sentence} ${visit.t(`issuances:offer.${page.oversubscription}`)}`;
}

function deadlineOf({ t, format }: Visit, page: IssuancePage): string {
  if (page.status === 'CLOSED')
    return closedOf(page) ? t('issuances:box.closedOn', { date: format.date(closedOf(page)) }) : '';
  if (page.status === 'CAMPAIGN')
    return page.campaign_ends_at ? t('issuances:box.until', { date: format.deadline(page.campaign_ends_at) }) : '';
  return page.campaign_starts_at ? t('issuances:box.from', { date: format.deadline(page.campaign_starts_at) }) : '';
}
