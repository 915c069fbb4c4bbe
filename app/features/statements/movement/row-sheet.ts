import {
  assignForm,
  balanceForm,
  dismissForm,
  etherForm,
  fundForm,
  refundForm,
  returnForm,
  splitForm,
  undoForm,
} from '#app/features/statements/list/statements.form.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { rowAmount, rowChip, rowTitle } from '#app/parts/movements/row-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow } from '#contract/statement-rows.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { dayIn } from '#domain/time/zone.ts';
import { groupedIban } from '#domain/validation/iban.ts';
import { fundingView } from './funding-view.ts';
import { etherView, returnedView } from './returned-view.ts';
import { candidateView, firstAct, rowSum, whyOf } from './row-advice.ts';
import { rowRelated } from './row-related.ts';

type Row = AnswerOf<typeof getStatementRow>['data'];

/** A movement as the manager reads it. */
export function rowSheet(visit: SignedInVisit, row: Row, q?: string) {
  const { t, format, now, customization } = visit;
  const amount = rowAmount(visit, row);
  const waits = isWaiting(row.state);
  const fact = (key: string, value: string | null) => (value ? [{ label: t(`statements:${key}`), value }] : []);
  return {
    head: pageHead(visit, { title: `${rowTitle(visit, row)} · ${amount}` }),
    listHref: pathTo.manager.statements,
    title: rowTitle(visit, row),
    about: [amount, format.date(row.booked_on), waits ? format.relativeDays(row.booked_on) : '']
      .filter(Boolean)
      .join(' · '),
    chip: rowChip(visit, row),
    turns: waits
      ? [
          {
            mine: true,
            who: t('users:turn.mine'),
            what: t('statements:turnWhat', { since: format.relativeDays(row.imported_at) }),
          },
        ]
      : [],
    related: rowRelated(visit, row),
    why: waits ? whyOf(visit, row) : null,
    copy: row.copy && copyNotice(visit, row.copy),
    otherPart: row.other_part && otherPartNotice(visit, row, row.other_part),
    isCredit: row.is_credit,
    sum: rowSum(visit, row),
    first: firstAct(row),
    search: q ?? '',
    candidates: row.candidates.map((order) => candidateView(visit, row, order, true)),
    parting: row.candidates.map((order) => candidateView(visit, row, order, false)),
    returned: row.is_credit ? null : returnedView(visit, row),
    ether: etherView(visit, row),
    together: row.together,
    otherPayer: row.order?.payer === 'other',
    facts: [
      ...fact('column.amount', amount),
      ...fact('fact.bookedOn', format.date(row.booked_on)),
      ...fact('fact.valueDate', format.date(row.value_date)),
      ...fact(row.is_credit ? 'fact.counterparty' : 'fact.payee', row.counterparty),
      ...fact('fact.iban', row.counterparty_iban && groupedIban(row.counterparty_iban)),
      ...fact('fact.text', row.text),
      ...fact('fact.bankReference', row.bank_reference),
      ...fact(
        'fact.returnCode',
        row.return_code && t(`statements:returnCode.${row.return_code}`, { defaultValue: row.return_code }),
      ),
      ...fact('fact.imported', format.dateTime(row.imported_at)),
    ],
    order: orderFacts(visit, row),
    funding: fundingView(visit, row),
    resolution: resolutionFacts(visit, row),
    parts: row.parts.map(({ id, reference, amount: part }) => ({
      href: pathTo.manager.investment(id),
      reference,
      amount: format.money(part),
    })),
    waits,
    may: { balance: waits && row.balance_on },
    suggested: {
      reference: row.order?.awaits || !row.is_credit ? (row.order?.reference ?? '') : '',
      email: row.investment?.email ?? '',
      difference: leavesOver(row),
    },
    today: dayIn(now, customization.tenant.time_zone),
    earliest: row.booked_on,
    forms: {
      assign: formOf(assignForm, visit),
      split: formOf(splitForm, visit),
      fund: formOf(fundForm, visit),
      return: formOf(returnForm, visit),
      balance: formOf(balanceForm, visit),
      dismiss: formOf(dismissForm, visit),
      undo: formOf(undoForm, visit),
      refund: formOf(refundForm, visit),
      ether: formOf(etherForm, visit),
    },
  };
}

/** Whether more came than the order misses that is chosen from the start: what is left over goes back, unless a manager unticks it. */
function leavesOver({ is_credit, amount, order, candidates: [likely] }: Row): boolean {
  const chosen = order?.awaits ? order : likely;
  return is_credit && chosen !== undefined && centsOf(amount) > centsOf(chosen.missing);
}

/** The movement that this one seems to be, with the page where it stands. */
function copyNotice({ t, format }: SignedInVisit, { id, booked_on, file_name }: NonNullable<Row['copy']>) {
  const told = { date: format.date(booked_on), file: file_name };
  return { text: t('statements:copy.text', told), link: t('statements:copy.open'), href: pathTo.manager.movement(id) };
}

/** The movement that makes the order's sum exact together with this one, with the page where it stands. */
function otherPartNotice({ t, format }: SignedInVisit, row: Row, part: NonNullable<Row['other_part']>) {
  const told = {
    amount: format.money(part.amount),
    date: format.date(part.booked_on),
    total: format.money(moneyText(centsOf(row.amount) + centsOf(part.amount))),
    reference: part.reference,
  };
  return {
    text: t('statements:otherPart.text', told),
    link: t('statements:otherPart.open'),
    href: pathTo.manager.movement(part.id),
  };
}

function orderFacts({ t, format }: SignedInVisit, { investment }: Row) {
  if (!investment) return null;
  const { to_pay, held } = investment;
  return [
    { label: t('statements:order.reference'), value: investment.reference },
    { label: t('statements:order.investor'), value: `${investment.investor} · ${investment.email}` },
    { label: t('statements:order.status'), value: t(`statuses:investment.${investment.status}`) },
    { label: t('statements:order.toPay'), value: format.money(to_pay) },
    ...(centsOf(held) > 0n ? [{ label: t('statements:order.held'), value: format.money(held) }] : []),
    ...(investment.wire_reference ? [{ label: t('statements:order.wire'), value: investment.wire_reference }] : []),
  ];
}

function resolutionFacts({ t, format }: SignedInVisit, { resolution }: Row) {
  if (!resolution) return [];
  const { kind, at, by, returned, sent_on, bank_reference, credited_to, note } = resolution;
  const fact = (key: string, value: string | null) => (value ? [{ label: t(`statements:done.${key}`), value }] : []);
  return [
    ...fact('what', t(`statements:resolution.${kind}`)),
    ...fact('when', format.dateTime(at)),
    ...fact('who', by ?? t('statements:done.itself')),
    ...fact('returned', returned && format.money(returned)),
    ...fact('sentOn', sent_on && format.date(sent_on)),
    ...fact('reference', bank_reference),
    ...fact('creditedTo', credited_to),
    ...fact('note', note),
  ];
}
