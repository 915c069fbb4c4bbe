import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { newAdForm } from '#app/features/ads/pieces/ad.form.ts';
import { referenceView } from '#app/features/ads/pieces/ad-view.server.ts';
import { availableFor, termsHints } from '#app/features/ads/pieces/terms-hints.server.ts';
import { riskView, traderBlock } from '#app/features/ads/pieces/trader-view.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { recordId } from '#app/lists/filter.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdChoiceJson } from '#contract/ad.ts';
import { listAdChoices, postAd } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { AD_TYPES, type AdType } from '#domain/bulletin/ad.ts';
import { localized } from '#domain/tenant/language.ts';

const askedFor = ({ url }: SignedInVisit): { type: AdType; issuance?: string } => ({
  type: AD_TYPES.find((known) => known === url.searchParams.get('type')) ?? 'SELL',
  issuance: recordId(url.searchParams.get('issuance') ?? ''),
});

/** A new ad: first of what and for which token, then its terms. Both are in the address. */
export async function loadNewAd(visit: SignedInVisit) {
  const { t } = visit;
  const { type, issuance } = askedFor(visit);
  const { data } = await call(visit, listAdChoices, { query: { type, issuance } });
  const [chosen] = issuance ? data.choices : [];
  return {
    head: pageHead(visit, { title: t('ads:new.title') }),
    boardHref: pathTo.user.board,
    type,
    kinds: AD_TYPES.map((each) => ({
      label: t(`ads:new.${each}`),
      href: pathTo.user.newAd(each),
      current: each === type,
    })),
    blocked: traderBlock(visit, data.trader),
    choices: issuance ? [] : data.choices.map((choice) => choiceView(visit, type, choice)),
    terms: chosen && !chosen.block ? termsView(visit, type, chosen, data.trader) : null,
    stopped: chosen?.block ? t(`ads:block.${chosen.block}`) : '',
    chooses: !chosen,
    chooseHref: pathTo.user.newAd(type),
  };
}

export type NewAdData = Awaited<ReturnType<typeof loadNewAd>>;

function choiceView(visit: SignedInVisit, type: AdType, choice: AdChoiceJson) {
  const { t, format, lang } = visit;
  const { issuance, block, free } = choice;
  const isOut = type === 'SELL' && free === 0;
  return {
    id: issuance.id,
    project: localized(issuance.title, lang),
    symbol: issuance.symbol,
    free: format.tokens(free),
    reference: referenceView(visit, choice),
    href: block || isOut ? null : pathTo.user.newAd(type, issuance.id),
    why: block ? t(`ads:block.${block}`) : isOut ? t('ads:new.allOffered') : '',
  };
}

type Trader = z.infer<typeof listAdChoices.answer>['data']['trader'];

function termsView(visit: SignedInVisit, type: AdType, choice: AdChoiceJson, trader: Trader) {
  const { lang, customization } = visit;
  const available = availableFor(type, choice);
  const bounds = { lang, symbol: customization.currency.symbol, type, choice, available };
  return {
    project: localized(choice.issuance.title, lang),
    sheetHref: `${pathTo.user.issuance(choice.issuance.id)}#documents`,
    reference: referenceView(visit, choice),
    hints: termsHints(visit, { type, choice, available }),
    risks: riskView(visit, trader),
    form: formOf(newAdForm(bounds, trader.warning_above !== null), visit),
  };
}
export type TermsView = ReturnType<typeof termsView>;

/** Places the ad and leads to it. */
export async function placeAd(visit: SignedInVisit, form: SubmittedForm) {
  const { t, format, lang, customization } = visit;
  const { type, issuance = '' } = askedFor(visit);
  const { symbol } = customization.currency;
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => {
        const { data } = await call(visit, listAdChoices, { query: { type, issuance: issuance || undefined } });
        const [choice] = issuance ? data.choices : [];
        if (!choice) throw new Response(null, { status: 404 });
        const available = availableFor(type, choice);
        return newAdForm({ lang, symbol, type, choice, available }, data.trader.warning_above !== null);
      },
      send: (body, idempotencyKey) => call(visit, postAd, { body: { ...body, type, issuance }, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.user.ad(data.id),
        toast: t('ads:new.done', { reference: data.reference, date: format.date(data.expires_at) }),
      }),
    }),
  });
}
