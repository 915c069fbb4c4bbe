import { useTranslation } from 'react-i18next';
import type { NewAdFields } from '#app/features/ads/pieces/ad.form.ts';
import { RiskFields } from '#app/features/ads/pieces/risk-fields.tsx';
import { TermsFields } from '#app/features/ads/pieces/terms-fields.tsx';
import { checkboxAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { NewAdData, TermsView } from './new-ad.server.ts';

interface NewAdTermsProps extends Pick<NewAdData, 'type'> {
  terms: TermsView;
  anotherHref: string;
  reply: unknown;
}

/** How many at what price, beside the reference price and the information sheet, and what is accepted with it. */
export function NewAdTerms({ terms, type, anotherHref, reply }: NewAdTermsProps) {
  const { t } = useTranslation('ads');
  const { form, fields } = useLonjaForm<NewAdFields>({ ...terms.form, id: 'new-ad', reply });
  const labels = { tokens: t('field.tokens'), price: t('field.price') };
  return (
    <Stack gap="card">
      <Facts
        items={[
          {
            label: t('reference.label'),
            value: `${terms.reference.price} · ${terms.reference.method} ${t('reference.binds')}`,
          },
          { label: t('sheet.label'), value: <a href={terms.sheetHref}>{t('sheet.read')}</a> },
        ]}
      />
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <TermsFields fields={fields} hints={terms.hints} />
          {terms.risks && (
            <RiskFields
              risks={terms.risks}
              fields={{ loss: fields.risk_loss, liquidity: fields.risk_liquidity, typed: fields.warning_typed }}
            />
          )}
          <CheckboxField {...checkboxAttributes(fields.notice)} label={t(`field.notice.${type}`)} required />
          <Cluster>
            <Button tone="primary">{t('new.button')}</Button>
            <LinkButton tone="quiet" href={anotherHref}>
              {t('new.another')}
            </LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
