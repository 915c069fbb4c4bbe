import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { CreateFields } from './create.form.ts';
import type { CreateData } from './create.server.ts';

/** A project begins: what it is called, what it sells, at what price. */
export function CreateScreen({ reply, ...data }: CreateData & { reply: unknown }) {
  const { t } = useTranslation('projects');
  const { form, fields } = useLonjaForm<CreateFields>({ ...data.form, id: 'project', reply });
  const label = (name: string) => t(`field.${name}`);
  const titleIn = (lang: string) => t(`in.${lang}`, { field: label('title') });
  const labels = {
    title_es: titleIn('es'),
    title_en: titleIn('en'),
    product_type: label('product_type'),
    sector: label('sector'),
    price: label('price'),
    tokens_for_sale: label('tokens_for_sale'),
    issuer_user_id: label('issuer_user_id'),
  };
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('create.about')} />
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <FieldRow>
            <TextField {...textAttributes(fields.title_es)} label={labels.title_es} required />
            <TextField {...textAttributes(fields.title_en)} label={labels.title_en} required />
          </FieldRow>
          <ChoiceGroup
            {...choiceAttributes(fields.product_type)}
            label={labels.product_type}
            choices={data.products}
            look="cards"
            required
          />
          <FieldRow>
            <SelectField
              {...choiceAttributes(fields.sector)}
              label={labels.sector}
              options={data.sectors}
              placeholder={t('create.choose')}
            />
            {data.issuers && (
              <SelectField
                {...choiceAttributes(fields.issuer_user_id)}
                label={labels.issuer_user_id}
                options={data.issuers}
                placeholder={t('create.choose')}
              />
            )}
          </FieldRow>
          <FieldRow>
            <MoneyField {...choiceAttributes(fields.price)} label={labels.price} {...data.money} />
            <MoneyField
              {...choiceAttributes(fields.tokens_for_sale)}
              label={labels.tokens_for_sale}
              hint={t('create.tokensHint')}
              unit={t('unit.tokens')}
              inputMode="numeric"
            />
          </FieldRow>
          <Cluster>
            <Button tone="primary">{t('create.button')}</Button>
            <LinkButton href={data.backHref}>{t('create.cancel')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
