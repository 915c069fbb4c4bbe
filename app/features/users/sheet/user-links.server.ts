import type { Related } from '#app/parts/sheet/related-list.tsx';
import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { dueInInbox } from '#domain/inbox/inbox.ts';
import { localized } from '#domain/tenant/language.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';

/** So many orders stand beside a person; the rest has its tab. */
const ORDERS = 3;

/** Who acts next on a person: a manager where an identity waits, else the person where something is missing. */
export function userTurns({ t, format, now }: SignedInVisit, sheet: UserSheetJson): Turn[] {
  const { identity, verification_blocks: blocks, status } = sheet;
  if (identity && waitsForManager(identity.status)) {
    const sentAt = new Date(identity.submitted_at ?? now);
    const dueAt = dueInInbox('identity', sentAt);
    const values = { age: format.relativeDays(sentAt), date: format.recent(dueAt) };
    const what = t(dueAt < now ? 'users:turn.overdue' : 'users:turn.review', values);
    // The same way from every tab: it is done on a page of its own.
    return [{ mine: sheet.may_judge, who: t('users:turn.mine'), what, href: pathTo.manager.identityCheck(sheet.id) }];
  }
  const [missing] = blocks;
  if (missing === 'screening')
    return [{ mine: sheet.may_judge, who: t('users:turn.mine'), what: t('users:verify.blocked.screening') }];
  if (!missing || status === 'VERIFIED') return [];
  const who = t(sheet.representative ? 'users:turn.company' : 'users:turn.person');
  return [{ mine: false, who, what: t(`users:verify.blocked.${missing}`) }];
}

/** What a person hangs together with: their newest orders, who brought them, their wallets. */
export function userRelated({ t, format, lang }: SignedInVisit, sheet: UserSheetJson): Related[] {
  const { investments, referrer, wallets } = sheet;
  return [
    ...investments.newest.slice(0, ORDERS).map(({ id, reference, issuance, status, amount }) => ({
      key: id,
      icon: 'investments' as const,
      label: reference,
      href: pathTo.manager.investment(id),
      note: [localized(issuance, lang), format.money(amount)].join(' · '),
      status: orderChip({ t }, status),
    })),
    ...(referrer
      ? [
          {
            key: referrer.id,
            icon: 'user' as const,
            label: referrer.name,
            href: pathTo.manager.user(referrer.id),
            note: t('users:related.referrer'),
          },
        ]
      : []),
    ...wallets.map((address) => ({
      key: address,
      icon: 'wallet' as const,
      label: shortened(address),
      href: null,
      note: t('sheet:link.walletNote'),
      copy: address,
    })),
  ];
}
