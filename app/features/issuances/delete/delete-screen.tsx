import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DeleteFields } from './delete.form.ts';
import type { DeleteData } from './delete.server.ts';

/** "Delete it?" with the title to be typed; or what keeps the project. */
export function DeleteScreen({ reply, ...data }: DeleteData & { reply: unknown }) {
  const { t } = useTranslation('projects');
  const { form, fields } = useLonjaForm<DeleteFields>({ ...data.form, id: 'delete', reply });
  const isKept = data.reasons.length > 0;
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={isKept ? undefined : t('deleting.text')} />
      {isKept ? (
        <>
          <Notice tone="caution" title={t('deleting.keptTitle')}>
            <p>{t('deleting.keptText')}</p>
            <ul>
              {data.reasons.map(({ key, label, href }) => (
                <li key={key}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </Notice>
          <Cluster>
            <LinkButton href={data.backHref}>{t('deleting.no')}</LinkButton>
          </Cluster>
        </>
      ) : (
        <>
          <Facts items={data.facts} />
          <FormShell form={form} labels={{ typed: t('deleting.typed') }}>
            <Stack gap="field">
              <TextField
                {...textAttributes(fields.typed)}
                label={t('deleting.typed')}
                hint={t('deleting.typedHint', { title: data.project })}
                autoComplete="off"
                required
              />
              <Cluster>
                <Button tone="danger">{t('deleting.button')}</Button>
                <LinkButton href={data.backHref}>{t('deleting.no')}</LinkButton>
              </Cluster>
            </Stack>
          </FormShell>
        </>
      )}
    </Stack>
  );
}
