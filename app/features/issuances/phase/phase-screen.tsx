import { useTranslation } from 'react-i18next';
import { ReadinessList } from '#app/features/issuances/edit/readiness-list.tsx';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PhaseFields } from './phase.form.ts';
import type { PhaseData } from './phase.server.ts';

/** "Move it from X to Y?": whom and what it touches, what stays, what cannot be undone, and what has to be typed for it. */
export function PhaseScreen({ reply, ...data }: PhaseData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<PhaseFields>({
    ...data.form,
    id: 'phase',
    reply,
    defaultValue: data.planning ? { on: data.planning.on, at: data.planning.at } : {},
  });
  const labels = {
    note: t('sheet.note'),
    erir_reference: t('sheet.erir'),
    name: t('phase.name'),
    when: t('phase.when'),
    on: t('phase.on'),
    at: t('phase.at'),
  };
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.title} about={t('phase.text')} />
      {data.warnings.map(({ title, text }) => (
        <Notice key={title} tone="caution" title={title}>
          {text}
        </Notice>
      ))}
      <Facts items={data.facts} />
      {data.readiness && <ReadinessList {...data.readiness} />}
      {data.plan && <Plan plan={data.plan} reply={reply} />}
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="from" value={data.from} />
          <input type="hidden" name="to" value={data.to} />
          {data.needsErir && (
            <TextField
              {...textAttributes(fields.erir_reference)}
              label={labels.erir_reference}
              hint={t('sheet.erirHint')}
              width="medium"
              required
            />
          )}
          {data.planning && (
            <>
              <ChoiceGroup
                {...choiceAttributes(fields.when)}
                defaultValue={fields.when.defaultValue ?? 'now'}
                label={labels.when}
                choices={data.planning.choices}
              />
              <DateField {...textAttributes(fields.on)} label={labels.on} />
              <TextField {...textAttributes(fields.at)} label={labels.at} hint={data.planning.atHint} width="short" />
            </>
          )}
          {data.needsName && (
            <TextField
              {...textAttributes(fields.name)}
              label={labels.name}
              hint={data.nameHint}
              autoComplete="off"
              required
            />
          )}
          <TextField {...textAttributes(fields.note)} label={labels.note} />
          <Cluster>
            <Button tone={data.final ? 'danger' : 'primary'}>{data.button}</Button>
            <LinkButton href={data.backHref}>{data.keep}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}

/** What is planned already, and the way to take it back. */
function Plan({ plan, reply }: { plan: NonNullable<PhaseData['plan']>; reply: unknown }) {
  const { t } = useTranslation('issuances');
  return (
    <Notice tone={plan.isStopped ? 'caution' : 'info'} title={t('phase.planned')}>
      <Stack gap="small">
        <span>
          {plan.text} {plan.isStopped ? '' : t('phase.replaces')}
        </span>
        <ConfirmForm id="drop" intent="drop" form={plan.form} reply={reply} button={t('phase.drop')} />
      </Stack>
    </Notice>
  );
}
