import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { type DebtView, debtView } from '#app/parts/debt/debt-view.server.ts';
import { type SheetTab, sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getOwnDebt } from '#contract/debts.ts';
import { pathTo } from '#domain/access/addresses.ts';

interface OwnSchedule {
  tabs: SheetTab[];
  schedule: DebtView | null;
}
export const NO_SCHEDULE: OwnSchedule = { tabs: [], schedule: null };

/** Of a debt whose tokens the reader holds: its schedule, as a tab beside what they were paid. */
export async function ownSchedule(visit: SignedInVisit, id: string): Promise<OwnSchedule> {
  const { data: debt } = await call(visit, getOwnDebt, { params: { id } }).catch((failure: unknown) => {
    // Who never held any has a page of the token's earnings all the same, and nothing on it.
    if (failure instanceof ApiFailure && failure.status === 404) return { data: null };
    throw failure;
  });
  if (!debt) return NO_SCHEDULE;
  const { t, url } = visit;
  const { tabs, tab } = sheetTabs(url, pathTo.user.tokenEarnings(id), [
    { key: 'history', label: t('earnings:title') },
    { key: 'schedule', label: t('debts:schedule') },
  ]);
  return { tabs, schedule: tab === 'schedule' ? debtView(visit, debt, { share: debt }) : null };
}
