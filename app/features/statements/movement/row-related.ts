import type { Related } from '#app/parts/sheet/related-list.tsx';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import type { RowDetail } from './row-question.server.ts';

/** Whatever a movement hangs together with, each with the page where it stands: order, person, distribution, the credit that it takes back, its file, its account. */
export function rowRelated(visit: SignedInVisit, row: RowDetail): Related[] {
  return [...orderLines(visit, row), ...distributionLine(visit, row), ...bankLines(visit, row)];
}

function orderLines({ t, format }: SignedInVisit, { investment }: RowDetail): Related[] {
  if (!investment) return [];
  const { id, reference, status, investor, investor_id: person, email, to_pay: toPay } = investment;
  return [
    {
      key: 'order',
      icon: 'investments',
      label: t('sheet:link.order', { reference }),
      href: pathTo.manager.investment(id),
      note: '',
      amount: format.money(toPay),
      status: orderChip({ t }, status),
    },
    { key: 'person', icon: 'user', label: investor, href: pathTo.manager.user(person), note: email },
  ];
}

function distributionLine({ lang }: SignedInVisit, { distribution }: RowDetail): Related[] {
  if (!distribution) return [];
  const { id, name, issuance } = distribution;
  const note = localized(issuance.title, lang);
  return [{ key: 'distribution', icon: 'earnings', label: name, href: pathTo.manager.benefit(issuance.id, id), note }];
}

/** The credit that it takes back, all of its file, and what else came from or went to the same account. */
function bankLines({ t, format }: SignedInVisit, row: RowDetail): Related[] {
  const listed = (asked: Record<string, string>) =>
    `${pathTo.manager.statements}?${new URLSearchParams({ view: 'all', ...asked })}`;
  const { pair, copy, other_part: part, import_id: file, counterparty_iban: iban } = row;
  const bank = (key: string, label: string, href: string, note: string): Related => ({
    ...{ key, icon: 'bank', label, href, note },
  });
  return [
    ...(pair
      ? [
          {
            ...bank('pair', t('sheet:link.pair'), pathTo.manager.movement(pair.id), format.date(pair.booked_on)),
            amount: format.money(pair.amount),
          },
        ]
      : []),
    ...(copy
      ? [
          {
            ...bank('copy', t('statements:copy.link'), pathTo.manager.movement(copy.id), copy.file_name),
            amount: format.money(copy.amount),
          },
        ]
      : []),
    ...(part
      ? [
          {
            ...bank('part', t('statements:otherPart.link'), pathTo.manager.movement(part.id), part.reference),
            amount: format.money(part.amount),
          },
        ]
      : []),
    ...(iban
      ? [bank('account', t('statements:sameAccount', { end: iban.slice(-4) }), listed({ q: iban.slice(-4) }), '')]
      : []),
    bank('file', t('statements:sameFile'), listed({ import: file }), format.dateTime(row.imported_at)),
  ];
}
