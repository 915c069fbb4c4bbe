import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { CopyFields } from './own-account.form.ts';
import type { OwnAccount } from './own-account.server.ts';

/** "Download my data": what it is, the newest copy, and the form that asks for one. */
export function CopyRow({ data, reply }: { data: OwnAccount['copy']; reply: unknown }) {
  const { t } = useTranslation('account');
  return (
    <FoldedRow
      id="copy-card"
      name={t('copy.title')}
      value={data.last ?? data.next ?? t('copy.short')}
      words={{ open: t('row.open'), close: t('row.close') }}
      open={isAnswerTo('copy', reply)}
    >
      <Stack gap="field">
        <Text tone="soft">{t('copy.about')}</Text>
        {data.last && <Text>{data.last}</Text>}
        {(data.downloadHref || data.listHref) && (
          <Cluster>
            {data.downloadHref && (
              <LinkButton icon="download" href={data.downloadHref}>
                {t('copy.download')}
              </LinkButton>
            )}
            {data.listHref && <LinkButton href={data.listHref}>{t('copy.list')}</LinkButton>}
          </Cluster>
        )}
        {data.next ? <Text tone="soft">{data.next}</Text> : <CopyForm data={data} reply={reply} />}
      </Stack>
    </FoldedRow>
  );
}

function CopyForm({ data, reply }: { data: OwnAccount['copy']; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, fields } = useLonjaForm<CopyFields>({ ...data.form, id: 'copy', reply });
  const label = t('copy.password');
  return (
    <FormShell form={form} labels={{ current_password: label }}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="download-data" />
        {data.asksPassword && (
          <TextField
            {...secretAttributes(fields.current_password)}
            label={label}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <div>
          <Button>{t('copy.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
