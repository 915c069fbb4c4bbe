import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { KeptBy } from '#app/parts/deletion/kept-by.tsx';
import { WhatGoes } from '#app/parts/deletion/what-goes.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { DeleteUserFields } from './delete.form.ts';
import type { DeleteUserData } from './delete.server.ts';
import type { GoneView } from './gone.server.ts';

/** "Delete the account?" with the e-mail to be typed; what keeps it; or what is kept of somebody who is gone. */
export function DeleteUserScreen({ reply, ...data }: DeleteUserData & { reply: unknown }) {
  const { t } = useTranslation('deletion');
  const { gone, view } = data;
  const isKept = view.reasons.length > 0;
  const about = gone ? t(gone.isKept ? 'gone.about' : 'gone.nothing') : isKept ? undefined : t('text');
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={about} />
      {gone ? (
        <Gone gone={gone} backHref={data.backHref} />
      ) : isKept ? (
        <KeptBy reasons={view.reasons} backHref={data.backHref} />
      ) : (
        <>
          <WhatGoes before={[data.person]} view={view} />
          <DeleteForm data={data} reply={reply} />
        </>
      )}
    </Stack>
  );
}

function Gone({ gone, backHref }: { gone: GoneView; backHref: string }) {
  const { t } = useTranslation('deletion');
  return (
    <Stack gap="field">
      <Facts items={gone.facts} />
      <Text size="small" tone="soft">
        {t('gone.history')}
      </Text>
      <div>
        <LinkButton href={backHref}>{t('gone.back')}</LinkButton>
      </div>
    </Stack>
  );
}

function DeleteForm({ data, reply }: { data: DeleteUserData; reply: unknown }) {
  const { t } = useTranslation('deletion');
  const { form, fields } = useLonjaForm<DeleteUserFields>({ ...data.form, id: 'delete', reply });
  const labels = { reason: t('reason'), typed: t('typed') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <TextField {...textAttributes(fields.reason)} label={labels.reason} hint={t('reasonHint')} required />
        <TextField
          {...textAttributes(fields.typed)}
          label={labels.typed}
          hint={data.email}
          autoComplete="off"
          required
        />
        <Cluster>
          <Button tone="danger">{t('button')}</Button>
          <LinkButton href={data.backHref}>{t('no')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
