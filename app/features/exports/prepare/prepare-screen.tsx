import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { PrepareData } from './prepare.server.ts';

/** What goes into the file of a list. */
export function PrepareScreen({ reply, ...data }: PrepareData & { reply: unknown }) {
  const { t } = useTranslation('exports');
  const { crumbs, title, count, chips, backHref } = data;
  return (
    <Stack gap="section">
      <PageHeader
        crumbs={crumbs}
        title={title}
        count={count}
        chips={chips.map((label) => (
          <Chip key={label} tone="neutral">
            {label}
          </Chip>
        ))}
      />
      {data.isEmpty ? (
        <EmptyState icon="list" action={<LinkButton href={backHref}>{t('prepare.backToList')}</LinkButton>}>
          {t('prepare.none')}
        </EmptyState>
      ) : (
        <PrepareForm reply={reply} {...data} />
      )}
    </Stack>
  );
}

function PrepareForm({ reply, ...data }: PrepareData & { reply: unknown }) {
  const { t } = useTranslation('exports');
  const defaultValue = { format: 'CSV', ...data.ticked };
  const { form, fields } = useLonjaForm<Record<string, string>>({ ...data.form, id: 'prepare', reply, defaultValue });
  const { format, purpose } = fields;
  const boxes = (of: PrepareData['plain']) =>
    of.map(({ name, label }) => {
      const field = fields[name];
      return field && <CheckboxField key={name} {...checkboxAttributes(field)} required={false} label={label} />;
    });
  const labels = Object.fromEntries([...data.plain, ...data.personal].map(({ name, label }) => [name, label]));
  return (
    <FormShell form={form} labels={{ ...labels, purpose: t('prepare.purpose') }}>
      <Stack gap="card">
        {format && (
          <ChoiceGroup
            {...choiceAttributes(format)}
            label={t('prepare.format')}
            choices={data.formats}
            look="cards"
            required
          />
        )}
        <Stack gap="small">
          <h2>{t('prepare.columns')}</h2>
          <Text tone="soft">{t('prepare.columnsHint')}</Text>
          <Boxes>{boxes(data.plain)}</Boxes>
        </Stack>
        {data.personal.length > 0 && (
          <Stack gap="small">
            <h2>{t('prepare.personal')}</h2>
            <Text tone="soft">{t('prepare.personalHint')}</Text>
            <Boxes>{boxes(data.personal)}</Boxes>
            {purpose && (
              <TextareaField
                {...textAttributes(purpose)}
                label={t('prepare.purpose')}
                hint={t('prepare.purposeHint')}
                rows={2}
              />
            )}
          </Stack>
        )}
        <Cluster>
          <Button tone="primary">{t('prepare.button')}</Button>
          <LinkButton href={data.backHref}>{t('prepare.backToList')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}

/** Short words to tick, as many beside each other as fit. */
function Boxes({ children }: { children: ReactNode }) {
  return <Grid columns="ticks">{children}</Grid>;
}
