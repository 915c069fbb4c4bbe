import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { NewLegitimationFields } from './new-legitimation.form.ts';
import type { NewLegitimationData } from './new-legitimation.server.ts';

/** Of which tokens, how many, for what and until when; of what none can be had stands below with its reason. */
export function NewLegitimationScreen({ reply, ...data }: NewLegitimationData & { reply: unknown }) {
  const { t } = useTranslation('legitimations');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={data.about} />
      {data.holdings.length === 0 ? (
        <EmptyState icon="tokens" action={<LinkButton href={data.backHref}>{t('new.back')}</LinkButton>}>
          {t('new.nothing')}
        </EmptyState>
      ) : (
        <Card>
          <NewLegitimationForm data={data} reply={reply} />
        </Card>
      )}
      {data.stuck.length > 0 && (
        <Card title={t('new.stuckTitle')}>
          <Facts items={data.stuck} />
        </Card>
      )}
    </Stack>
  );
}

function NewLegitimationForm({ data, reply }: { data: NewLegitimationData; reply: unknown }) {
  const { t } = useTranslation('legitimations');
  const { form, fields } = useLonjaForm<NewLegitimationFields>({ ...data.form, id: 'new-legitimation', reply });
  const labels = {
    issuance_id: t('new.which'),
    tokens: t('new.howMany'),
    purpose: t('fact.purpose'),
    detail: t('new.detail'),
    valid_until: t('new.until'),
  };
  const which = choiceAttributes(fields.issuance_id);
  const until = textAttributes(fields.valid_until);
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <SelectField
          {...which}
          defaultValue={which.defaultValue ?? data.chosen}
          label={labels.issuance_id}
          options={data.holdings}
          placeholder={t('new.choose')}
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
        <SelectField
          {...choiceAttributes(fields.purpose)}
          label={labels.purpose}
          options={data.purposes}
          placeholder={t('new.choosePurpose')}
          required
        />
        <TextField
          {...textAttributes(fields.detail)}
          label={labels.detail}
          hint={t('new.detailHint')}
          autoComplete="off"
          required
        />
        <DateField
          {...until}
          defaultValue={until.defaultValue ?? data.usual}
          label={labels.valid_until}
          hint={data.untilHint}
          required
        />
        <Cluster>
          <Button tone="primary">{t('new.continue')}</Button>
          <LinkButton tone="quiet" href={data.backHref}>
            {t('new.notNow')}
          </LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
