import { useTranslation } from 'react-i18next';
import { secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { KeptBy } from '#app/parts/deletion/kept-by.tsx';
import { WhatGoes } from '#app/parts/deletion/what-goes.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LOGOUT } from '#domain/access/logout-address.ts';
import type { DeleteOwnFields } from './delete-own.form.ts';
import type { DeleteOwnData } from './delete-own.server.ts';

/** "Delete your account?" with password and e-mail; or what keeps it; or how to get a password first. */
export function DeleteOwnScreen({ reply, ...data }: DeleteOwnData & { reply: unknown }) {
  const { t } = useTranslation('deletion');
  const isKept = data.view.reasons.length > 0;
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={isKept ? undefined : t('ownText')} />
      {isKept ? (
        <KeptBy reasons={data.view.reasons} backHref={data.backHref} />
      ) : (
        <>
          <WhatGoes view={data.view} />
          {data.hasPassword ? (
            <DeleteOwnForm data={data} reply={reply} />
          ) : (
            <Notice action={<LinkButton href={LOGOUT}>{t('signOut')}</LinkButton>}>{t('noPassword')}</Notice>
          )}
        </>
      )}
    </Stack>
  );
}

function DeleteOwnForm({ data, reply }: { data: DeleteOwnData; reply: unknown }) {
  const { t } = useTranslation('deletion');
  const { form, fields } = useLonjaForm<DeleteOwnFields>({ ...data.form, id: 'delete-own', reply });
  const labels = { current_password: t('password'), typed: t('typed') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <TextField
          {...textAttributes(fields.typed)}
          label={labels.typed}
          hint={data.email}
          autoComplete="off"
          required
        />
        <TextField
          {...secretAttributes(fields.current_password)}
          label={labels.current_password}
          type="password"
          autoComplete="current-password"
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
