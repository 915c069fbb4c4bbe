import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AlertFields } from './alert.form.ts';
import type { AlertsData } from './alerts.server.ts';

/** Alerts of new projects: those that one keeps, how often each mails, and another one. */
export function AlertsScreen({ data, reply }: { data: AlertsData; reply: unknown }) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('alerts.about')} />
      {data.alerts.map((alert) => (
        <Card key={alert.id} as="article" title={alert.title} eyebrow={alert.since}>
          <Stack gap="base">
            <Frequency alert={alert} data={data} reply={reply} />
            <ConfirmForm
              id={`remove-${alert.id}`}
              intent="remove"
              form={alert.remove}
              reply={reply}
              tone="quiet"
              button={t('alerts.remove')}
              buttonLabel={`${t('alerts.remove')}: ${alert.title}`}
            >
              <input type="hidden" name="alert" value={alert.id} />
            </ConfirmForm>
          </Stack>
        </Card>
      ))}
      {data.form ? <NewAlert data={data} sent={data.form} reply={reply} /> : <Text>{t('alerts.full')}</Text>}
      <Text size="small" tone="soft">
        {t('alerts.legal')}
      </Text>
    </Stack>
  );
}

interface FrequencyProps {
  alert: AlertsData['alerts'][number];
  data: AlertsData;
  reply: unknown;
}

function Frequency({ alert, data, reply }: FrequencyProps) {
  const { t } = useTranslation('messages');
  const { form, fields } = useLonjaForm<{ frequency: string }>({
    ...alert.change,
    id: `change-${alert.id}`,
    reply,
    defaultValue: { frequency: alert.frequency },
  });
  return (
    <FormShell form={form} labels={{ frequency: t('alerts.often') }}>
      <Stack gap="small">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="alert" value={alert.id} />
        <SelectField
          {...textAttributes(fields.frequency)}
          label={t('alerts.often')}
          options={data.frequencies}
          defaultValue={alert.frequency}
          width="medium"
          required
        />
        <div>
          <Button size="small" aria-label={`${t('alerts.change')}: ${alert.title}`}>
            {t('alerts.change')}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}

function NewAlert({ data, sent, reply }: { data: AlertsData; sent: NonNullable<AlertsData['form']>; reply: unknown }) {
  const { t } = useTranslation('messages');
  const { form, fields } = useLonjaForm<AlertFields>({ ...sent, id: 'add', reply });
  const labels = {
    product_type: t('alerts.product'),
    sector: t('alerts.sector'),
    ticket_max: t('alerts.ticket'),
    frequency: t('alerts.often'),
  };
  return (
    <Card title={t('alerts.new')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="add" />
          <SelectField
            {...textAttributes(fields.product_type)}
            label={labels.product_type}
            options={data.products}
            placeholder={t('alerts.anyProduct')}
            width="medium"
          />
          <SelectField
            {...textAttributes(fields.sector)}
            label={labels.sector}
            options={data.sectors}
            placeholder={t('alerts.anySector')}
            width="medium"
          />
          <MoneyField
            {...textAttributes(fields.ticket_max)}
            label={labels.ticket_max}
            hint={t('alerts.ticketHint')}
            {...data.money}
          />
          <SelectField
            {...textAttributes(fields.frequency)}
            label={labels.frequency}
            options={data.frequencies}
            width="medium"
            required
          />
          <div>
            <Button tone="primary">{t('alerts.add')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
