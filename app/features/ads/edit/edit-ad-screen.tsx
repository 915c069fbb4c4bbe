import { useTranslation } from 'react-i18next';
import type { EditAdFields } from '#app/features/ads/pieces/ad.form.ts';
import { BoardNotice } from '#app/features/ads/pieces/board-notice.tsx';
import { RiskFields } from '#app/features/ads/pieces/risk-fields.tsx';
import { TermsFields } from '#app/features/ads/pieces/terms-fields.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { EditAdData } from './edit-ad.server.ts';

/** Other tokens, another price: the last day stays. */
export function EditAdScreen({ reply, ...data }: EditAdData & { reply: unknown }) {
  const { t } = useTranslation('ads');
  const { form, fields } = useLonjaForm<EditAdFields>({
    ...data.form,
    id: 'edit-ad',
    reply,
    defaultValue: data.values,
  });
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={data.about} />
      <BoardNotice />
      <Facts
        items={[
          {
            label: t('reference.label'),
            value: `${data.reference.price} · ${data.reference.method} ${t('reference.binds')}`,
          },
          { label: t('until'), value: data.until },
        ]}
      />
      <FormShell form={form} labels={{ tokens: t('field.tokens'), price: t('field.price') }}>
        <Stack gap="field">
          <input type="hidden" name="version" value={data.version} />
          <TermsFields fields={fields} hints={data.hints} />
          {data.risks && <RiskFields risks={data.risks} fields={{ typed: fields.warning_typed }} />}
          <Cluster>
            <Button tone="primary">{t('edit.button')}</Button>
            <LinkButton tone="quiet" href={data.backHref}>
              {t('ui:cancel')}
            </LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
