import type { Related } from '#app/parts/sheet/related-list.tsx';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { KYC_STAGE } from '#domain/status/stage.ts';
import { localized } from '#domain/tenant/language.ts';
import type { SheetOrder } from './sheet-view.ts';

/** Everything that an order names, each with the page where it stands. An issuer gets to the project alone. */
export function orderRelated(visit: SignedInVisit, order: SheetOrder): Related[] {
  const { lang } = visit;
  const { issuance, related } = order;
  const project = {
    key: 'project',
    icon: 'projects' as const,
    label: localized(issuance.title, lang),
    note: issuance.symbol,
  };
  if (!related) return [{ ...project, href: pathTo.entrepreneur.issuance(issuance.id) }];
  return [
    personLine(visit, order, related),
    { ...project, href: pathTo.manager.issuance(issuance.id) },
    ...movementLines(visit, related),
    ...informationSheetLine(visit, order),
    ...contractLine(visit, order),
    ...otherOrders(visit, order, related),
    ...walletLine(visit, related),
    ...transactionLine(visit, order, related),
  ];
}

type Relations = NonNullable<SheetOrder['related']>;

/** Whose order it is: a company by its own name, with who acts for it. */
function personLine(
  { t }: SignedInVisit,
  { investor }: SheetOrder,
  { kyc_status: kyc, legal_type }: Relations,
): Related {
  return {
    key: 'person',
    icon: investor.representative ? 'projects' : 'user',
    label: investor.name,
    href: pathTo.manager.user(investor.id),
    note: investor.representative
      ? t('sheet:representedBy', { name: investor.representative })
      : legal_type
        ? t(`statuses:legal.${legal_type}`)
        : '',
    status: kyc ? { label: t(`statuses:kyc.${kyc}`), tone: toneOf(KYC_STAGE[kyc], 'house') } : undefined,
  };
}

/** The movements of the account that went to an order. */
export function movementLines({ t, format }: SignedInVisit, { movements }: Relations): Related[] {
  return movements.map(({ id, booked_on, amount, is_credit, bank_reference: reference }) => ({
    key: id,
    icon: 'bank',
    label: reference ? t('sheet:link.movement', { reference }) : t('sheet:link.movementPlain'),
    href: pathTo.manager.movement(id),
    note: format.date(booked_on),
    amount: format.money(is_credit ? amount : `-${amount}`),
  }));
}

/** The version of the information sheet that the investor saw. */
function informationSheetLine({ t, lang }: SignedInVisit, { information_sheet: sheet }: SheetOrder): Related[] {
  if (!sheet) return [];
  return [
    {
      key: 'information-sheet',
      icon: 'document',
      label: t('investments:informationSheet', { number: sheet.number }),
      href: fileAddress(sheet.files[lang]),
      note: t('sheet:link.seen'),
    },
  ];
}

function contractLine({ t, format }: SignedInVisit, { id, contract, status: order }: SheetOrder): Related[] {
  if (!contract) return [];
  const { status, signed_at: signedAt, file_id: file } = contract;
  const isSigned = status === 'SIGNED' && signedAt !== null;
  return [
    {
      key: 'contract',
      icon: 'signature',
      label: t('sheet:link.contract'),
      href: file ? `${pathTo.manager.investment(id)}?tab=documents` : null,
      note: isSigned
        ? t(order === 'CANCELED' ? 'sheet:link.signedVoid' : 'sheet:link.signed', { date: format.date(signedAt) })
        : t('sheet:link.prepared'),
    },
  ];
}

function otherOrders({ t, format }: SignedInVisit, { investor }: SheetOrder, { others }: Relations): Related[] {
  if (others.count === 0) return [];
  return [
    {
      key: 'others',
      icon: 'investments',
      label: t('sheet:link.others', { count: others.count }),
      href: `${pathTo.manager.investments}?${new URLSearchParams({ q: investor.email })}`,
      note: t('sheet:link.othersNote'),
      amount: format.money(others.amount),
    },
  ];
}

function walletLine({ t }: SignedInVisit, { wallet }: Relations): Related[] {
  if (!wallet) return [];
  const label = shortened(wallet);
  return [{ key: 'wallet', icon: 'wallet', label, href: null, note: t('sheet:link.walletNote'), copy: wallet }];
}

/** The transaction that made its tokens: its page at the explorer of the chain or, where none is known, the page where the token's transactions stand. */
function transactionLine({ t }: SignedInVisit, { issuance }: SheetOrder, { transaction }: Relations): Related[] {
  if (!transaction) return [];
  const { hash, state, page } = transaction;
  return [
    {
      key: 'transaction',
      icon: 'tokens',
      label: t('sheet:link.transaction', { hash: shortened(hash) }),
      href: page ?? pathTo.manager.token(issuance.id),
      note: t(`tokens:act.state.${state}`),
      copy: hash,
    },
  ];
}
