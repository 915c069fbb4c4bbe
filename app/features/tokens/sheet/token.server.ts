import { call } from '#app/api/call.server.ts';
import { DASH, figureTexts, labelChip } from '#app/features/tokens/list/token-figures.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getToken } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { creation, loadChain } from './chain.server.ts';
import { nextMint } from './next-mint.server.ts';
import { missingView, olderMints, relatedOf, waitingView } from './token-links.server.ts';

type Area = 'manager' | 'entrepreneur';

/** The order of a mint; both areas have a sheet of it. */
const orderHref = (area: Area, id: string) => `${pathTo[area].investments}/${encodeURIComponent(id)}`;

/** The sheet of a token: its figures, what makes it next, what was made, and what it hangs together with. */
export async function loadToken(visit: SignedInVisit, area: Area, id: string | undefined) {
  const params = { id: id ?? '' };
  const [{ data }, chain] = await Promise.all([
    call(visit, getToken, { params }),
    // An issuer reads the ledger: what is done on the chain is the platform's.
    area === 'manager' ? loadChain(visit, params.id) : null,
  ]);
  const { t, format, lang } = visit;
  const texts = figureTexts(visit, data);
  const title = data.name || t('tokens:unnamed');
  const project = localized(data.title, lang);
  return {
    head: pageHead(visit, { title }),
    title,
    about: [data.symbol, project, t(`statuses:product.${data.product_type}`)].filter(Boolean).join(' · '),
    label: labelChip(visit, data.label),
    listHref: pathTo[area].tokens,
    ...sheetTabs(visit.url, pathTo[area].token(data.id), [
      { key: 'summary', label: t('sheet:tab.summary') },
      { key: 'mints', label: t('tokens:tab.mints'), count: data.more_mints ? undefined : data.mints.length },
      ...(chain ? [{ key: 'chain', label: t('tokens:tab.chain') }] : []),
      { key: 'related', label: t('sheet:tab.related') },
    ]),
    figures: [
      { label: t('tokens:figure.maxSupply'), value: texts.maxSupply, note: data.symbol },
      {
        label: t('tokens:figure.supply'),
        value: texts.supply,
        note: t('tokens:sheet.holders', { count: data.holders }),
      },
      { label: t('tokens:figure.lastPrice'), value: texts.lastPrice },
      { label: t('tokens:figure.marketCap'), value: texts.marketCap },
      ...(data.next_coupon === null ? [] : [{ label: t('tokens:figure.nextCoupon'), value: texts.nextCoupon }]),
    ],
    missing: missingView(visit, area, data),
    strategy: t(`statuses:minting.${data.strategy}`),
    next: nextMint(visit, data),
    waiting: waitingView(visit, area, data),
    facts: (
      [
        'assetValue',
        'equityShare',
        'outstandingDebt',
        'facePrice',
        'interest',
        'coupons',
        'maturity',
        'maturityRate',
      ] as const
    )
      .map((key) => ({ label: t(`tokens:figure.${key}`), value: texts[key] }))
      .filter(({ value }) => value !== DASH),
    mints: data.mints.map((mint) => ({
      id: mint.id,
      href: orderHref(area, mint.id),
      holder: mint.holder || t('tokens:sheet.nobody'),
      tokens: format.tokens(mint.tokens),
      amount: format.money(mint.amount),
      at: format.recent(mint.at),
      onChain: chain?.token
        ? (chain.mints[mint.id] ?? { label: t('tokens:chain.noWallet'), tone: 'caution' as const })
        : null,
    })),
    olderMints: olderMints(visit, area, data),
    chain,
    related: relatedOf(visit, area, data, project),
  };
}

export type TokenData = Awaited<ReturnType<typeof loadToken>>;

/** Has the token made on the chain. */
export function changeToken(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  return answerForm(visit, form, { create: creation(visit, id ?? '') });
}
