import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import type { TermsHints } from './terms-hints.server.ts';

type Field = Parameters<typeof textAttributes>[0];

interface TermsFieldsProps {
  fields: { tokens: Field; price: Field };
  hints: TermsHints;
}

/** How many, and what each is to cost. */
export function TermsFields({ fields, hints }: TermsFieldsProps) {
  const { t } = useTranslation('ads');
  return (
    <>
      <MoneyField
        {...textAttributes(fields.tokens)}
        label={t('field.tokens')}
        hint={hints.tokens}
        unit={hints.symbol}
        inputMode="numeric"
        required
      />
      <MoneyField
        {...textAttributes(fields.price)}
        label={t('field.price')}
        hint={hints.price}
        unit={hints.currency}
        unitPosition={hints.position}
        required
      />
    </>
  );
}
