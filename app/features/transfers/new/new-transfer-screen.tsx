import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { NewTransferFields } from './new-transfer.form.ts';
import type { NewTransferData } from './new-transfer.server.ts';

/** Which tokens, to whom and how many; what cannot go stands below with its reason. */
export function NewTransferScreen({ reply, ...data }: NewTransferData & { reply: unknown }) {
  const { t } = useTranslation('transfers');
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('newText')} />
      {data.holdings.length === 0 ? (
        <EmptyState icon="tokens" action={<LinkButton href={data.backHref}>{t('back')}</LinkButton>}>
          {t('nothingFree')}
        </EmptyState>
      ) : (
        <Card>
          <NewTransferForm data={data} reply={reply} />
        </Card>
      )}
      {data.stuck.length > 0 && (
        <Card title={t('stuckTitle')}>
          <Facts items={data.stuck} />
        </Card>
      )}
    </Stack>
  );
}

function NewTransferForm({ data, reply }: { data: NewTransferData; reply: unknown }) {
  const { t } = useTranslation('transfers');
  const { form, fields } = useLonjaForm<NewTransferFields>({ ...data.form, id: 'new-transfer', reply });
  const labels = { issuance_id: t('which'), to: t('recipient'), tokens: t('howMany') };
  const which = choiceAttributes(fields.issuance_id);
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <SelectField
          {...which}
          defaultValue={which.defaultValue ?? data.chosen}
          label={labels.issuance_id}
          options={data.holdings}
          placeholder={t('choose')}
          required
        />
        <TextField
          {...textAttributes(fields.to)}
          label={labels.to}
          hint={t('recipientHint')}
          autoComplete="off"
          required
        />
        <TextField
          {...textAttributes(fields.tokens)}
          label={labels.tokens}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          required
        />
        <Cluster>
          <Button tone="primary">{t('continue')}</Button>
          <LinkButton tone="quiet" href={data.backHref}>
            {t('notNow')}
          </LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
