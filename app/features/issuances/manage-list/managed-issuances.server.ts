import { call } from '#app/api/call.server.ts';
import { twoViews } from '#app/features/issuances/list/two-views.server.ts';
import { waitingView } from '#app/features/issuances/own-campaign/issuer-turns.server.ts';
import { ownCampaign } from '#app/features/issuances/own-campaign/own-campaign.server.ts';
import { ISSUANCES as LIST } from '#app/lists/exported/issuances.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { closedOf, issuanceCardView } from '#app/parts/project-card/card-view.ts';
import { projectChip } from '#app/parts/status/project-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { listIssuerTurns } from '#contract/issuer-turns.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { campaignProgress } from '#domain/issuance/figures.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { inboxStrip } from './inbox-strip.server.ts';

const PER_PAGE = 50;

/** Issuances of the tenant (managers) or of the issuer: every phase. */
export async function loadManagedIssuances(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, format, lang, url, customization } = visit;
  const path = `/${area}/issuances`;
  const asked = LIST.read(url.searchParams);
  const isWhole = url.search === '';
  const [answer, waiting, inbox] = await Promise.all([
    call(visit, listManagedIssuances, { query: { ...asked, per_page: PER_PAGE } }),
    isWhole && area === 'entrepreneur'
      ? call(visit, listIssuerTurns, { query: {} }).then((answer) => answer.data)
      : null,
    isWhole && area === 'manager' ? inboxStrip(visit) : null,
  ]);
  const { data } = answer;
  const campaign = waiting && (await ownCampaign(visit, data, waiting.projects));
  const phases = customization.flows.project_status.map((value) => ({ value, label: t(`statuses:issuance.${value}`) }));
  const { asList, views } = twoViews(visit, path, 'list');
  return {
    inbox,
    campaign,
    waiting: waiting && waitingView(visit, waiting, campaign?.id ?? null),
    views,
    cards: asList
      ? null
      : data.map((card) => ({ ...issuanceCardView(visit, card), ...unraised(card), href: `${path}/${card.id}` })),
    ...listScreen(visit, LIST, {
      title: t('issuances:list.title'),
      acts: [{ tone: 'primary', icon: 'add', href: pathTo[area].createIssuance, label: t('issuances:list.create') }],
      asked,
      answer,
      path,
      options: { status: phases },
      keep: ['view'],
      empty: { icon: 'projects', filtered: t('issuances:list.empty'), none: t('issuances:list.noneManaged') },
      columns: {
        project: {
          header: t('issuances:list.project'),
          says: (row) => localized(row.title, lang),
          href: (row) => `${path}/${row.id}`,
        },
        issuer: { header: t('issuances:list.issuer'), says: (row) => row.issuer_name, at: ['note', 'cut', 'soft'] },
        status: {
          as: 'chip',
          header: t('issuances:list.status'),
          says: (row) => projectChip(visit, row),
          at: ['chip'],
        },
        raised: {
          header: t('issuances:list.raised'),
          says: (row) => hasRaised(row) && format.money(row.raised),
          at: ['end', 'sum'],
        },
        percent: {
          header: '%',
          says: (row) => hasRaised(row) && format.percent(Number(shareRaised(row) / 100n)),
          at: ['end', 'mid'],
        },
        people: {
          as: 'tokens',
          header: t('issuances:box.investors'),
          says: (row) => row.investors || null,
          at: ['mid'],
        },
        minimum: {
          header: t('issuances:list.minimum'),
          says: (row) => format.money(row.minimum_ticket),
          at: ['end', 'mid'],
        },
        closes: {
          as: 'date',
          header: t('issuances:list.closes'),
          says: (row) => (row.status === 'CLOSED' ? closedOf(row) : row.campaign_ends_at),
          at: ['aside'],
          sortBy: 'closes',
        },
        created: {
          as: 'recent',
          header: t('issuances:list.created'),
          says: (row) => row.created_at,
          at: ['wide'],
          sortBy: 'created',
        },
      },
    }),
  };
}

/** Nothing raised yet is no figure. */
const hasRaised = ({ investors, raised }: IssuanceCard) => investors > 0 || centsOf(raised) > 0n;

const unraised = (card: IssuanceCard) => (hasRaised(card) ? {} : { raised: '', percent: '' });

const shareRaised = ({ raised, target, soft_cap }: IssuanceCard) =>
  campaignProgress(centsOf(raised), centsOf(target), centsOf(soft_cap)).raised;

export type ManagedIssuancesData = Awaited<ReturnType<typeof loadManagedIssuances>>;
