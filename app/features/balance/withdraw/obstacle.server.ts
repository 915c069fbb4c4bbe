import { noBalances } from '#app/features/balance/overview/no-balances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';

interface Standing {
  bank: { state: 'none' | 'waits' | 'usable'; until: string | null };
  pays_out: boolean;
  /** Balances are kept here, or there is money that was left of one. */
  isShown: boolean;
  freeCents: bigint;
  free: string;
}

/** What has to be done, or waited for, before anything can be withdrawn; null: nothing. What asks nothing of the reader is told as the balance's own page tells it. */
export function obstacleOf(
  visit: Pick<SignedInVisit, 't' | 'format' | 'now' | 'lang' | 'customization'>,
  standing: Standing,
) {
  const { t, format, now } = visit;
  const { bank, pays_out: paysOut, isShown, freeCents, free } = standing;
  const told = (of: string, params = {}) => ({
    title: t(`balance:form.${of}.title`),
    text: t(`balance:form.${of}.text`, params),
  });
  const go = (of: string) => ({ href: pathTo.user.bankAccount, label: t(`balance:form.${of}.go`) });
  const calm = { tone: 'info' as const, go: null };
  if (!isShown) return { ...noBalances(visit), ...calm };
  if (freeCents === 0n) return { ...told('nothing', { free }), ...calm };
  if (!paysOut) return { ...told('noWayOut'), ...calm, tone: 'caution' as const };
  if (bank.state === 'none') return { ...told('noAccount'), tone: 'caution' as const, go: go('noAccount') };
  if (bank.state === 'waits')
    return {
      ...told('waits', { date: format.dateTime(bank.until ?? now) }),
      tone: 'caution' as const,
      go: go('waits'),
    };
  return null;
}
