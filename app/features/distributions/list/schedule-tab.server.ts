import { formOf } from '#app/forms/form-of.server.ts';
import { debtView } from '#app/parts/debt/debt-view.server.ts';
import { sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { getManagedDebt } from '#contract/debts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from './area.ts';
import { declareForm } from './declare.form.ts';

type ManagedDebt = AnswerOf<typeof getManagedDebt>['data'];

/** Of a debt: its schedule as a tab beside the distributions, and why an instalment is not proposed. Of everything else: nothing. */
export function scheduleTab(visit: SignedInVisit, area: Area, id: string, debt: ManagedDebt) {
  if (!debt) return { tabs: [], schedule: null, unproposed: null, declare: null };
  const { t, url } = visit;
  const { tabs, tab } = sheetTabs(url, pathTo[area].benefits(id), [
    { key: 'list', label: t('distributions:title') },
    { key: 'schedule', label: t('debts:schedule') },
  ]);
  return {
    tabs,
    schedule:
      tab === 'schedule' ? debtView(visit, debt, { hrefOf: (benefit) => pathTo[area].benefit(id, benefit) }) : null,
    declare: tab === 'schedule' && debt.may_declare_default ? formOf(declareForm, visit) : null,
    unproposed: unproposedText(visit, debt.unproposed),
  };
}

function unproposedText({ t, format }: SignedInVisit, unproposed: NonNullable<ManagedDebt>['unproposed']) {
  if (!unproposed) return null;
  return t(`debts:unproposed.${unproposed.waits_for ?? 'look'}`, {
    date: format.date(unproposed.on),
    until: unproposed.until ? format.dateTime(unproposed.until) : '',
  });
}
