import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import type { getBalance } from '#contract/balance.ts';
import { groupedIban } from '#domain/validation/iban.ts';

type Balance = z.output<typeof getBalance.answer>['data'];

/** How money comes in: what to write on the transfer, as text, with copy buttons, and as a code. */
export function payInView({ t, customization }: SignedInVisit, { account, by_itself: byItself }: Balance) {
  if (!account) return { none: t('balance:in.none', { tenant: customization.title }), rows: [], qr: null, waits: null };
  const { reference, iban, holder, bank, bic, epc } = account;
  return {
    none: null,
    waits: byItself ? null : t('balance:in.waits'),
    rows: [
      {
        label: t('balance:in.reference'),
        value: reference,
        copy: reference,
        hint: t('balance:in.referenceHint'),
      },
      { label: t('balance:in.iban'), value: groupedIban(iban), copy: iban, hint: null },
      { label: t('balance:in.holder'), value: holder, copy: holder, hint: null },
      { label: t('balance:in.bank'), value: bank, copy: null, hint: null },
      { label: t('balance:in.bic'), value: bic, copy: bic, hint: null },
    ].filter(({ value }) => value !== ''),
    qr: epc ? qrPath(epc) : null,
  };
}
