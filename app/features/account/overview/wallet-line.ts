import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import type { OwnWalletJson } from '#contract/wallets.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The own wallet on the account, in a line: its address by its ends, and whether it is proved to be the person's. */
export function walletLine({ t, format }: SignedInVisit, { wallet }: OwnWalletJson) {
  const href = pathTo.user.wallet;
  if (!wallet) return { text: t('wallet:card.none'), chip: null, href, button: t('wallet:card.begin') };
  const { address, proved_at: at } = wallet;
  const short = shortened(address);
  const said = at ? t('wallet:proved', { date: format.date(at) }) : t('wallet:unproved');
  return {
    text: `${short} · ${said}`,
    chip: { tone: at ? ('positive' as const) : ('caution' as const), label: t(at ? 'wallet:ready' : 'wallet:toProve') },
    href,
    button: t('wallet:card.open'),
  };
}
