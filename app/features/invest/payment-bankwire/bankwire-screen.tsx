import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { steps } from './bankwire.css.ts';
import type { BankwireData, ProofFields } from './bankwire.server.ts';

/** The bank page: what to write on the transfer, then the proof, then what happens next. */
export function BankwireScreen({ reply, ...data }: BankwireData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<ProofFields>({ ...data.form, id: 'proof', reply });
  return (
    <StepPage frame={data.frame} title={t('wire.title')} intro={data.intro}>
      {data.rejected && <Notice tone="negative">{data.rejected}</Notice>}
      <Facts
        items={data.rows.map((row) => ({
          label: row.label,
          value: (
            <>
              <Text as="div" size={row.key === 'amount' ? 'hero' : undefined} strong>
                {row.value}
              </Text>
              {row.hint && (
                <Text as="div" size="small" tone="soft">
                  {row.hint}
                </Text>
              )}
            </>
          ),
          action: row.copy && <CopyButton value={row.copy} what={row.label} />,
        }))}
      />
      {data.qr && <QrCode code={data.qr} label={t('wire.qr')} hint={t('wire.qrHint')} />}
      <Stack gap="base" as="section">
        <h2>{t('wire.proofTitle')}</h2>
        {data.uploaded && (
          <Notice tone="positive" title={t('wire.uploaded')}>
            {data.uploaded.text} <a href={data.uploaded.href}>{t('wire.see')}</a>
          </Notice>
        )}
        <FormShell form={form} labels={{ proof: t('wire.proof') }} files>
          <Stack gap="field">
            <FileField
              {...fieldAttributes(fields.proof)}
              label={t('wire.proof')}
              hint={data.proofHint}
              accept="application/pdf,image/jpeg,image/png"
              paper
              required
            />
            <Cluster>
              <Button tone={data.uploaded ? 'secondary' : 'primary'}>
                {t(data.uploaded ? 'wire.replace' : 'wire.send')}
              </Button>
              {data.methodHref && (
                <LinkButton tone="quiet" href={data.methodHref}>
                  {t('wire.change')}
                </LinkButton>
              )}
            </Cluster>
          </Stack>
        </FormShell>
      </Stack>
      <Stack gap="small" as="section">
        <h2>{t('wire.next')}</h2>
        <ol className={steps}>
          <li>{t('wire.next1')}</li>
          <li>{t('wire.next2')}</li>
          <li>{data.next}</li>
        </ol>
      </Stack>
    </StepPage>
  );
}
