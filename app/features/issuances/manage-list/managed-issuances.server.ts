import { call } from '#app/api/call.server.ts';
import { twoViews } from '#app/features/issuances/list/two-views.server.ts';
import { waitingView } from '#app/features/issuances/own-campaign/issuer-turns.server.ts';
import { ownCampaign } from '#app/features/issuances/own-campaign/own-campaign.server.ts';
import { ISSUANCES as LIST } from '#app/lists/exported/issuances.ts';
import { pageHead } from '#app/page-head.server.ts';
import { closedOf, issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { listIssuerTurns } from '#contract/issuer-turns.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { inboxStrip } from './inbox-strip.server.ts';

const isZero = (amount: string) => centsOf(amount) === 0n;

const PER_PAGE = 50;

/** Issuances of the tenant (managers) or of the issuer: every phase. */
export async function loadManagedIssuances(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, format, url, customization } = visit;
  const path = `/${area}/issuances`;
  const asked = LIST.read(url.searchParams);
  const isWhole = url.search === '';
  const [{ data, meta }, waiting, inbox] = await Promise.all([
    call(visit, listManagedIssuances, { query: { ...asked, per_page: PER_PAGE } }),
    isWhole && area === 'entrepreneur'
      ? call(visit, listIssuerTurns, { query: {} }).then((answer) => answer.data)
      : null,
    isWhole && area === 'manager' ? inboxStrip(visit) : null,
  ]);
  const campaign = waiting && (await ownCampaign(visit, data, waiting.projects));
  const phases = customization.flows.project_status.map((value) => ({ value, label: t(`statuses:issuance.${value}`) }));
  return {
    head: pageHead(visit, { title: t('issuances:list.title') }),
    count: t('issuances:list.count', { count: meta.total }),
    inbox,
    campaign,
    waiting: waiting && waitingView(visit, waiting, campaign?.id ?? null),
    createHref: pathTo[area].createIssuance,
    ...twoViews(visit, path, 'list'),
    list: LIST.view(visit, asked, {
      path,
      meta,
      options: { status: phases },
      keep: ['view'],
      exported: { name: 'issuances' },
    }),
    rows: data.map((card) => {
      const closes = card.status === 'CLOSED' ? closedOf(card) : card.campaign_ends_at;
      return {
        ...issuanceCardView(visit, card),
        href: `${path}/${card.id}`,
        issuer: card.issuer_name,
        // Nothing raised yet is no figure.
        ...(card.investors === 0 && isZero(card.raised) ? { raised: '', percent: '' } : {}),
        investors: card.investors === 0 ? '' : format.tokens(card.investors),
        closes: closes ? format.date(closes) : '',
        created: format.recent(card.created_at),
      };
    }),
  };
}

export type ManagedIssuancesData = Awaited<ReturnType<typeof loadManagedIssuances>>;
