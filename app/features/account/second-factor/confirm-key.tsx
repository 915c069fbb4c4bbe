import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { FACTOR_SETUP_MINUTES, TOTP_DIGITS } from '#domain/limits.ts';
import type { OwnCodeFields, OwnFactorData } from './own-factor.server.ts';

interface ConfirmKeyProps {
  pending: NonNullable<OwnFactorData['pending']>;
  data: OwnFactorData;
  reply: unknown;
}

/** The key as a QR code and in letters, and the first code that confirms it. */
export function ConfirmKey({ pending, data, reply }: ConfirmKeyProps) {
  const { t } = useTranslation('factor');
  const { form, fields } = useLonjaForm<OwnCodeFields>({ ...data.forms.code, id: 'confirm', reply });
  const label = t('confirm.code');
  const copy = <CopyButton value={pending.copied} what={t('confirm.key')} />;
  return (
    <Card title={t('confirm.title')}>
      <Stack gap="card">
        <Text>{t('confirm.scan')}</Text>
        <div>
          <QrCode code={pending.qr} label={t('confirm.qr')} />
        </div>
        <Facts items={[{ label: t('confirm.key'), value: pending.key, action: copy }]} />
        <FormShell form={form} labels={{ code: label }}>
          <Stack gap="field">
            <input type="hidden" name="intent" value="confirm" />
            <CodeField
              {...secretAttributes(fields.code)}
              label={label}
              hint={t('confirm.hint', { minutes: FACTOR_SETUP_MINUTES })}
              length={TOTP_DIGITS}
              required
            />
            <Cluster>
              <Button tone="primary">{t('confirm.button')}</Button>
              {!(data.required && !data.on) && <LinkButton href={data.backHref}>{t('confirm.later')}</LinkButton>}
            </Cluster>
          </Stack>
        </FormShell>
      </Stack>
    </Card>
  );
}
