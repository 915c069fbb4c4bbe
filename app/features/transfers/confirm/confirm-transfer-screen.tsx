import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import type { ConfirmTransferFields } from './confirm-transfer.form.ts';
import type { ConfirmTransferData } from './confirm-transfer.server.ts';

/** Asks once: what goes, from where, to whom, what is left; then password and code. */
export function ConfirmTransferScreen({ reply, ...data }: ConfirmTransferData & { reply: unknown }) {
  const { t } = useTranslation('transfers');
  const { asked } = data;
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} />
      {asked ? (
        <>
          <Card>
            <Facts items={asked.facts} />
          </Card>
          <Notice tone="caution" title={t('final.title')}>
            {t('final.text')}
          </Notice>
          <Card title={t('proof')}>
            <ProofForm form={data.form} asked={asked} reply={reply} />
          </Card>
        </>
      ) : (
        <EmptyState icon="tokens" action={<LinkButton href={data.backHref}>{t('back')}</LinkButton>}>
          {t('nothingWaits')}
        </EmptyState>
      )}
    </Stack>
  );
}

interface Proof {
  form: ConfirmTransferData['form'];
  asked: NonNullable<ConfirmTransferData['asked']>;
  reply: unknown;
}

function ProofForm({ form: of, asked, reply }: Proof) {
  const { t } = useTranslation('transfers');
  const { form, fields, said } = useLonjaForm<ConfirmTransferFields>({ ...of, id: 'confirm-transfer', reply });
  return (
    <FormShell form={form} labels={{ password: t('password'), code: t('code') }} onEnter="confirm">
      <Stack gap="field">
        <input type="hidden" name="id" value={asked.id} />
        {said && <Notice tone="positive">{said}</Notice>}
        {asked.hasPassword && (
          <TextField
            {...secretAttributes(fields.password)}
            label={t('password')}
            hint={asked.passwordHint}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <CodeField
          {...secretAttributes(fields.code)}
          label={t('code')}
          hint={asked.codeHint}
          length={EMAIL_CODE_DIGITS}
          required
        />
        <Cluster>
          <Button tone="primary" name="intent" value="confirm">
            {asked.button}
          </Button>
          <Button tone="secondary" icon="mail" name="intent" value="code">
            {t('resend')}
          </Button>
          <Button tone="quiet" name="intent" value="drop">
            {t('drop')}
          </Button>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
