import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { epcQrText } from '#domain/validation/epc-qr.ts';
import type { DistributionRow } from './distributions.repository.ts';

type Funding = Pick<DistributionRow, 'status' | 'grossCents' | 'fundedCents' | 'returnedCents'>;

/** What is still to come of the issuer's money, in cents. */
export function missingOf({ status, grossCents, fundedCents, returnedCents }: Funding): bigint {
  if (status === 'REJECTED' || status === 'WITHDRAWN') return 0n;
  const here = fundedCents - returnedCents;
  return here >= grossCents ? 0n : grossCents - here;
}

/** What of it is too much, or has to go back because nothing came of the distribution. */
export function toReturn({ status, grossCents, fundedCents, returnedCents }: Funding): bigint {
  const here = fundedCents - returnedCents;
  if (status === 'REJECTED' || status === 'WITHDRAWN') return here;
  return here > grossCents ? here - grossCents : 0n;
}

/** The transfer that the issuer makes: account, reference, what is missing; null where nothing is. */
export function transferOf({ tenant }: Pick<Work, 'tenant'>, row: DistributionRow) {
  const cents = missingOf(row);
  if (cents === 0n) return null;
  const { holder, iban, bic, bank } = tenant.settings.safeguarding;
  const isEuro = tenant.customization.currency.code === 'EUR';
  const { reference } = row;
  return {
    ...{ holder, iban, bic, bank, reference },
    amount: moneyText(cents),
    epc: isEuro ? epcQrText({ name: holder, iban, bic, amountCents: cents, reference }) : null,
  };
}
