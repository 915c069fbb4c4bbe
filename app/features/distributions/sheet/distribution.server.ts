import type { Area } from '#app/features/distributions/list/area.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { statusChip } from '#app/parts/distribution/status-chip.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import type { SumTerm } from '#app/ui/layout/sum-line.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { groupedIban } from '#domain/validation/iban.ts';
import { approveForm, payOneForm, plainForm, refuseForm, returnForm } from './distribution.form.ts';
import { type DistributionSheet, findDistribution, type Named } from './find-distribution.server.ts';
import { papersOf } from './papers.server.ts';
import { loadParts } from './parts.server.ts';
import { doneSteps, readiness } from './readiness.server.ts';

/** One distribution: its sums, what it waits for, each holder's part, and what can be done with it. */
export async function loadDistribution(visit: SignedInVisit, area: Area, named: Named) {
  const data = await findDistribution(visit, named);
  const { t, format, lang, now, customization } = visit;
  const { issuance, sums, may, run, extra, moved_since: moved } = data;
  return {
    head: pageHead(visit, { title: data.name }),
    lookers: area === 'manager' ? await lookersAt(visit, 'distribution', data.id) : [],
    listHref: pathTo[area].issuances,
    projectHref: pathTo[area].issuance(issuance.id),
    benefitsHref: pathTo[area].benefits(issuance.id),
    project: localized(issuance.title, lang),
    name: data.name,
    status: statusChip(visit, data.status, area),
    about: [
      t(`earnings:kind.${data.kind}`),
      issuance.issuer,
      ...(data.per_token ? [t('portfolio:perToken', { price: format.price(data.per_token) })] : []),
      t('distributions:heldAt', { date: format.dateTime(data.record_at) }),
    ].join(' · '),
    note: data.note ?? '',
    papers: papersOf(visit, data),
    terms: sumTerms(visit, data),
    facts: [
      { label: t('distributions:column.paid'), value: `${format.money(data.paid)} · ${paidOf(visit, data)}` },
      { label: t('distributions:tokens'), value: `${format.tokens(data.tokens)} ${issuance.symbol}` },
      ...(sums.capital === '0.00' ? [] : [{ label: t('distributions:ofCapital'), value: format.money(sums.capital) }]),
      {
        label: t('distributions:cents'),
        value: extra.holders > 0 ? t('distributions:extra', { count: extra.holders }) : t('distributions:noExtra'),
      },
      {
        label: t('distributions:moved'),
        value: moved > 0 ? t('distributions:movedSince', { count: moved }) : t('distributions:nobodyMoved'),
      },
    ],
    ready: readiness(visit, area, data),
    steps: doneSteps(visit, data),
    sharing: data.shared ? null : t('distributions:sharing'),
    waits: data.approve_refusal && t(`distributions:refusal.${data.approve_refusal}`),
    run: run && area === 'manager' ? runLine(visit, run) : null,
    transfer: area === 'entrepreneur' && data.transfer ? transferRows(visit, data.transfer) : null,
    noAccountHref: !data.issuer_account && area === 'entrepreneur' ? pathTo.entrepreneur.account : null,
    parts: await loadParts(visit, area, data),
    may,
    again: againOf(visit, area, data),
    net: format.money(sums.net),
    toReturn: area === 'manager' && data.to_return !== '0.00' ? format.money(data.to_return) : null,
    returnTo: area === 'manager' && data.return_to ? returnRows(visit, data.to_return, data.return_to) : null,
    today: dayIn(now, customization.tenant.time_zone),
    currency: customization.currency,
    forms: {
      approve: formOf(approveForm(sums.net, lang, customization.currency.symbol), visit),
      refuse: formOf(refuseForm, visit),
      pay: formOf(plainForm, visit),
      payOne: formOf(payOneForm, visit),
      withdraw: formOf(plainForm, visit),
      giveBack: formOf(returnForm, visit),
    },
  };
}

export type DistributionData = Awaited<ReturnType<typeof loadDistribution>>;

/** The form that changes a proposal, or proposes anew what came to nothing. */
function againOf({ t }: SignedInVisit, area: Area, { id, issuance, may, status }: DistributionSheet) {
  const isOver = status === 'REJECTED' || status === 'WITHDRAWN';
  if (!may.withdraw && !isOver) return null;
  const label = t(may.withdraw ? 'distributions:change.title' : 'distributions:change.anew');
  return { href: `${pathTo[area].benefits(issuance.id)}?new=1&from=${id}`, label };
}

const paidOf = ({ t, format }: SignedInVisit, { paid_holders: paid, holders }: DistributionSheet) =>
  t('distributions:paidOf', { paid: format.tokens(paid), all: format.tokens(holders) });

/** Gross − withheld = net, and that nothing is left over. */
export function sumTerms(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  { sums, holders }: Pick<DistributionSheet, 'sums' | 'holders'>,
): SumTerm[] {
  const rest = centsOf(sums.gross) - centsOf(sums.net) - centsOf(sums.withheld);
  return [
    { label: t('distributions:gross'), value: format.money(sums.gross) },
    { label: t('distributions:withheld'), value: format.money(sums.withheld), sign: '−' },
    { label: t('distributions:netTo', { count: holders }), value: format.money(sums.net), sign: '=' },
    {
      label: t('distributions:difference'),
      value: format.money(moneyText(rest)),
      tone: rest === 0n ? 'positive' : 'negative',
      isRest: true,
    },
  ];
}

function runLine({ t, format }: SignedInVisit, run: NonNullable<DistributionSheet['run']>) {
  const { state, failed, done, total, failed_net } = run;
  const text =
    failed > 0
      ? t('distributions:run.failed', { count: failed, amount: format.money(failed_net) })
      : t(`distributions:run.${state}`, { done: format.tokens(done), total: format.tokens(total) });
  return { text, href: pathTo.manager.run(run.id), tone: failed > 0 ? ('negative' as const) : ('info' as const) };
}

/** What the issuer types at their bank. */
function transferRows({ t, format }: SignedInVisit, wire: NonNullable<DistributionSheet['transfer']>) {
  return {
    rows: [
      { label: t('invest:wire.amount'), value: format.money(wire.amount), copy: wire.amount },
      { label: t('invest:wire.reference'), value: wire.reference, copy: wire.reference },
      { label: t('invest:wire.iban'), value: groupedIban(wire.iban), copy: wire.iban },
      { label: t('invest:wire.holder'), value: wire.holder, copy: wire.holder },
      { label: t('invest:wire.bank'), value: wire.bank, copy: '' },
      { label: t('invest:wire.bic'), value: wire.bic, copy: wire.bic },
    ].filter(({ value }) => value !== ''),
    qr: wire.epc ? qrPath(wire.epc) : null,
  };
}

/** What a manager types at the bank to send an issuer's money back. */
function returnRows(
  { t, format }: SignedInVisit,
  amount: string,
  { holder, iban, reference }: NonNullable<DistributionSheet['return_to']>,
) {
  return [
    { label: t('invest:wire.amount'), value: format.money(amount), copy: amount },
    { label: t('invest:wire.reference'), value: reference, copy: reference },
    { label: t('invest:wire.iban'), value: groupedIban(iban), copy: iban },
    { label: t('invest:wire.holder'), value: holder, copy: holder },
  ];
}
