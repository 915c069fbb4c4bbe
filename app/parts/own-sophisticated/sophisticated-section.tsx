import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { checkboxAttributes, fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RequestFields } from './ask.form.ts';
import { unfolded } from './own-sophisticated.css.ts';
import type { SophisticatedPart } from './own-sophisticated.server.ts';

/** Sophisticated status: where the person stands, and the request. */
export function SophisticatedSection({ part, reply }: { part: SophisticatedPart | null; reply: unknown }) {
  const { t } = useTranslation('sophisticated');
  return (
    <Stack gap="base" as="section" id="sophisticated">
      <h2>{t('part.title')}</h2>
      <Text tone="soft">{t(part ? 'part.intro' : 'part.chooseFirst')}</Text>
      {part && <StandingNotice part={part} reply={reply} />}
      {part?.form && <RequestForm form={part.form} folded={{ open: part.open }} reply={reply} />}
    </Stack>
  );
}

/** Where the person stands; a request that waits can be taken back here. */
export function StandingNotice({ part, reply }: { part: SophisticatedPart; reply: unknown }) {
  return (
    part.state && (
      <Notice
        tone={part.state.tone}
        title={part.state.title}
        action={part.withdraw && <WithdrawForm form={part.withdraw} reply={reply} />}
      >
        {part.state.text}
      </Notice>
    )
  );
}

function WithdrawForm({ form, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('sophisticated');
  return (
    <ConfirmForm id="withdraw" intent="withdraw" form={form} reply={reply} size="small" button={t('withdraw.button')} />
  );
}

interface RequestFormProps {
  form: NonNullable<SophisticatedPart['form']>;
  /** Beside another question it is folded away until it is asked for or has come back. */
  folded?: { open: boolean };
  reply: unknown;
}

/** The request: criteria, evidence and the signed declaration. */
export function RequestForm({ form: asked, folded, reply }: RequestFormProps) {
  const { t } = useTranslation('sophisticated');
  const { form, fields } = useLonjaForm<RequestFields>({
    ...asked.form,
    id: 'sophisticated-request',
    reply,
  });
  const labels = {
    criteria: t('field.criteria'),
    accepted: t('field.declaration'),
    typed_name: t('field.typed_name'),
    ...Object.fromEntries(asked.evidence.map(({ name, label }) => [name, label])),
  };
  const request = (
    <FormShell form={form} labels={labels} files>
      <Stack gap="card">
        <input type="hidden" name="intent" value="sophisticated" />
        <input type="hidden" name="version" value={asked.declaration.version} />
        <Text>{asked.as}</Text>
        <Notice tone="caution" title={t('lost.title')}>
          <ul className={bullets}>
            <li>{t('lost.test')}</li>
            <li>{t('lost.warning')}</li>
            <li>{t('lost.reflection')}</li>
          </ul>
        </Notice>
        <ChoiceGroup
          {...fieldAttributes(fields.criteria)}
          defaultValue={fields.criteria.defaultOptions}
          label={labels.criteria}
          hint={asked.need}
          choices={asked.criteria}
          many
          required
        />
        {asked.evidence.map(({ name, label, hint, required }) => (
          <FileField
            key={name}
            {...fieldAttributes(fields[name])}
            label={label}
            hint={hint}
            accept="application/pdf,image/jpeg,image/png"
            paper
            required={required}
          />
        ))}
        <Stack gap="hair">
          <p>
            <strong>{t('field.declaration')}</strong>
          </p>
          <Text>{asked.declaration.text}</Text>
        </Stack>
        <CheckboxField {...checkboxAttributes(fields.accepted)} label={t('field.accepted')} required />
        <TextField {...textAttributes(fields.typed_name)} label={labels.typed_name} autoComplete="name" required />
        <div>
          <Button tone={folded ? 'secondary' : 'primary'}>{t('send')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  if (!folded) return request;
  return (
    <details open={folded.open || form.status === 'error' || undefined}>
      <summary>{t('part.summary')}</summary>
      <div className={unfolded}>{request}</div>
    </details>
  );
}
