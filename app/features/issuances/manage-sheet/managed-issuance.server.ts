import { call } from '#app/api/call.server.ts';
import { campaignFigures } from '#app/features/issuances/campaign-figures/campaign-figures.server.ts';
import { payoutTerms, tokenTerms } from '#app/features/issuances/list/token-terms.ts';
import { turnsOf } from '#app/features/issuances/own-campaign/issuer-turns.server.ts';
import { issuerOf } from '#app/features/issuances/public-page/issuer.ts';
import { refundContactOf } from '#app/features/issuances/public-page/refund-contact.server.ts';
import { projectOpening, projectSections } from '#app/features/issuances/public-page/sections.ts';
import { currencyName } from '#app/i18n/currency-name.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { Related } from '#app/parts/sheet/related-list.tsx';
import { sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAnnouncements } from '#contract/announcements.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { listIssuerTurns } from '#contract/issuer-turns.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayBeDeleted } from '#domain/issuance/deletion.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

import { planView } from './plan-view.ts';

type Issuance = AnswerOf<typeof getManagedIssuance>['data'];

/** The sheet of an issuance: how it stands, its history, and for managers the change of phase. */
export async function loadManagedIssuance(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  id: string | undefined,
) {
  const params = { id: id ?? '' };
  const [{ data }, { data: told }, waiting] = await Promise.all([
    call(visit, getManagedIssuance, { params }),
    call(visit, listAnnouncements, { params }),
    // An address that names no project is answered by the others.
    area === 'entrepreneur' && isRecordId(params.id)
      ? call(visit, listIssuerTurns, { query: { issuance: params.id } })
      : null,
  ]);
  const { t, format, lang } = visit;
  const card = issuanceCardView(visit, data);
  const tabs = sheetTabs(visit.url, `${pathTo[area].issuances}/${data.id}`, [
    { key: 'summary', label: t('sheet:tab.summary') },
    { key: 'figures', label: t('issuances:figures.tab') },
    { key: 'text', label: t('sheet:tab.text') },
    { key: 'history', label: t('sheet:tab.history'), count: data.log.length },
    { key: 'related', label: t('sheet:tab.related') },
  ]);
  return {
    head: pageHead(visit, { title: card.title }),
    lookers: area === 'manager' ? await lookersAt(visit, 'phase', data.id) : [],
    area,
    listHref: pathTo[area].issuances,
    editHref: pathTo[area].edit(data.id),
    // An open offer goes back first, and what people have ordered stays: the button would only say so.
    deleteHref: mayBeDeleted(data.status) && data.tokens_taken === 0 ? pathTo[area].deleteIssuance(data.id) : null,
    turns: waiting?.data.projects.flatMap((project) => turnsOf(visit, project)) ?? [],
    ...tabs,
    campaign: tabs.tab === 'figures' ? await campaignFigures(visit, data) : null,
    related: projectLinks(visit, area, data, told.open_questions),
    card,
    issuer: data.issuer_name,
    figures: [
      { label: t('issuances:box.raised'), value: card.raised, note: card.of },
      card.people,
      card.time,
      {
        label: t('issuances:sheet.taken'),
        value: format.tokens(data.tokens_taken),
        note: t('issuances:sheet.ofTokens', { tokens: format.tokens(data.tokens_for_sale) }),
      },
    ],
    facts: [
      { label: t('issuances:page.issuer'), value: data.issuer_name },
      ...tokenTerms(visit, data).map(({ label, value, note }) => ({
        label,
        value: note ? `${note} (${value})` : value,
      })),
      { label: t('issuances:page.price'), value: card.price },
      { label: t('projects:field.oversubscription'), value: t(`statuses:oversubscription.${data.oversubscription}`) },
      ...(data.tokens_requested > 0
        ? [{ label: t('issuances:allotment.requested'), value: format.tokens(data.tokens_requested) }]
        : []),
      { label: t('issuances:sheet.minting'), value: t(`statuses:minting.${data.minting_strategy}`) },
      { label: t('issuances:sheet.softCap'), value: format.money(data.soft_cap) },
      {
        label: t('issuances:sheet.limits'),
        value: t('issuances:sheet.between', {
          min: format.tokens(data.min_tokens),
          max: format.tokens(data.max_tokens),
        }),
      },
      ...(data.campaign_starts_at
        ? [{ label: t('issuances:sheet.starts'), value: format.dateTime(data.campaign_starts_at) }]
        : []),
      ...(data.campaign_ends_at
        ? [{ label: t('issuances:sheet.ends'), value: format.dateTime(data.campaign_ends_at) }]
        : []),
      ...data.terms.map(({ label, value }) => ({ label: localized(label, lang), value: localized(value, lang) })),
      ...payoutTerms(visit),
    ],
    text: {
      ...projectOpening(visit, data),
      ...projectSections(visit, data),
      issuer: issuerOf(visit, data),
      openAll: visit.customization.extras.openAllAccordions,
    },
    contact: refundContactOf(visit, data),
    // The public page leads somebody signed in into the investment: what it says stands here.
    identity: [
      { label: t('issuances:sheet.slogan'), value: card.slogan },
      {
        label: t('issuances:sheet.currency'),
        value: currencyName(visit.customization.currency, lang),
      },
      { label: t('issuances:sheet.slug'), value: pathTo.invest(data.slug) },
      ...(data.client_uuid ? [{ label: t('issuances:sheet.clientUuid'), value: data.client_uuid }] : []),
    ],
    history: historyLines(visit, data.log),
    moves: (area === 'manager' ? data.next_statuses : []).map((to) => ({
      to,
      href: `${pathTo.manager.phase(data.id)}?to=${to}`,
      button: t('issuances:sheet.moveTo', { to: t(`statuses:phase.${to}`) }),
    })),
    ...standing(visit, area, data),
    approval:
      data.erir_approval &&
      t('issuances:sheet.approved', {
        reference: data.erir_approval.reference,
        who: data.erir_approval.recorded_by,
        date: format.date(data.erir_approval.at),
      }),
  };
}

/** What stops it or will move it by itself, and the way to the page that changes that. */
function standing(visit: SignedInVisit, area: 'manager' | 'entrepreneur', data: Issuance) {
  const { id, suspension, may_suspend, plan } = data;
  const { t, format } = visit;
  const isManager = area === 'manager';
  const href = pathTo.manager.suspension(id);
  const resume = isManager && suspension && { href, button: t('issuances:suspension.actResume') };
  return {
    suspended: suspension && {
      chip: t('issuances:suspension.chip'),
      line: t('issuances:suspension.line', { date: format.deadline(suspension.until) }),
    },
    refundAll: data.may_refund_all
      ? { href: pathTo.manager.refundAll(id), button: t('issuances:refundAll.button') }
      : null,
    allot: data.may_allot ? { href: pathTo.manager.allotment(id), button: t('issuances:allotment.button') } : null,
    suspend: resume || (may_suspend ? { href, button: t('issuances:suspension.act') } : null),
    change: data.change_waits ? { href: pathTo[area].change(id) } : null,
    plan: plan && { ...planView(visit, plan), href: `${pathTo.manager.phase(id)}?to=${plan.to}` },
  };
}

export type ManagedIssuanceData = Awaited<ReturnType<typeof loadManagedIssuance>>;

/** Phases in which people stand behind an offer that can still change. */
const CHANGING = ['PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'];

/** What a project hangs together with: its orders and its issuer. */
function projectLinks(
  { t }: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  data: Issuance,
  questions: number,
): Related[] {
  const { id, issuer } = data;
  const orders = `${pathTo[area].investments}?${new URLSearchParams({ issuance: id })}`;
  return [
    { key: 'orders', icon: 'investments', label: t('issuances:sheet.investments'), href: orders, note: '' },
    ...(area === 'manager' && data.oversubscription === 'WAITING_LIST'
      ? [
          {
            key: 'waiting',
            icon: 'users' as const,
            label: t('issuances:waitingList.link'),
            href: pathTo.manager.waitingList(id),
            note: '',
          },
        ]
      : []),
    {
      key: 'investors',
      icon: 'users',
      label: t('issuances:investors.link'),
      href: pathTo[area].investors(id),
      note: '',
    },
    {
      key: 'benefits',
      icon: 'tokens',
      label: t('distributions:title'),
      href: pathTo[area].benefits(id),
      note: '',
    },
    {
      key: 'updates',
      icon: 'board',
      label: t('updates:title'),
      href: pathTo[area].updates(id),
      note: questions > 0 ? t('issuances:own.open', { count: questions }) : '',
    },
    {
      key: 'votes',
      icon: 'check',
      label: t('votes:title'),
      href: pathTo[area].votes(id),
      note: '',
    },
    {
      key: 'whitelist',
      icon: 'shield',
      label: t('whitelist:title'),
      href: pathTo[area].whitelist(id),
      note: '',
    },
    {
      key: 'information-sheet',
      icon: 'document',
      label: t('information_sheet:title'),
      href: pathTo[area].informationSheet(id),
      note: '',
    },
    ...(CHANGING.some((status) => status === data.status)
      ? [
          {
            key: 'change',
            icon: 'edit' as const,
            label: t('issuances:change.title'),
            href: pathTo[area].change(id),
            note: data.change_waits ? t('issuances:change.waits') : '',
          },
        ]
      : []),
    {
      key: 'issuer',
      icon: 'projects',
      label: data.issuer_name,
      href: null,
      note: [t('sheet:link.issuer'), issuer.city].join(' · '),
    },
  ];
}
