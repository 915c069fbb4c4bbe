import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DistributionsData } from './distributions.server.ts';
import type { ProposeFields } from './propose.form.ts';

interface ProposePageProps {
  asked: NonNullable<DistributionsData['form']>;
  backHref: string;
  reply: unknown;
}

/** What is to be shared out among who holds tokens on a day. */
export function ProposePage({ asked, backHref, reply }: ProposePageProps) {
  const { t } = useTranslation('distributions');
  const { form, fields } = useLonjaForm<ProposeFields>({
    ...asked,
    id: 'propose',
    reply,
    defaultValue: asked.values,
  });
  const labels = {
    name: t('field.name'),
    kind: t('field.kind'),
    amount: t('field.amount'),
    capital: t('field.capital'),
    record_on: t('field.record_on'),
    note: t('field.note'),
  };
  const money = { unit: asked.currency.symbol, unitPosition: asked.currency.symbol_position };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="propose" />
        {asked.values.replaces && <input type="hidden" name="replaces" value={asked.values.replaces} />}
        <TextField {...textAttributes(fields.name)} label={labels.name} hint={t('hint.name')} required />
        <SelectField {...choiceAttributes(fields.kind)} label={labels.kind} options={asked.kinds} required />
        <MoneyField
          {...textAttributes(fields.amount)}
          {...money}
          label={labels.amount}
          hint={t('hint.amount')}
          required
        />
        <MoneyField {...textAttributes(fields.capital)} {...money} label={labels.capital} hint={t('hint.capital')} />
        <DateField {...textAttributes(fields.record_on)} label={labels.record_on} hint={t('hint.record_on')} required />
        <TextareaField {...textAttributes(fields.note)} label={labels.note} hint={t('hint.note')} />
        <Cluster>
          <Button tone="primary">{t('propose.look')}</Button>
          <LinkButton href={backHref}>{t('ui:cancel')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
