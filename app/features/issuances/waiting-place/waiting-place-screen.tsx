import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { WaitingPlaceFields } from './waiting-place.form.ts';
import type { WaitingPlaceData } from './waiting-place.server.ts';

/** One's own place on a waiting list: where it stands, what is held, and the way out; or the way in. */
export function WaitingPlaceScreen({ reply, ...data }: WaitingPlaceData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: data.project, href: data.projectHref }, { label: t('waitingList.crumb') }]}
        title={data.head.title}
        about={t('waitingList.about')}
      />
      <Facts items={data.facts} />
      {data.hasPlace ? (
        <form method="post">
          <input type="hidden" name="intent" value="leave" />
          <Cluster>
            {data.orderHref && (
              <LinkButton tone="primary" href={data.orderHref}>
                {t('waitingList.order')}
              </LinkButton>
            )}
            <Button>{t('waitingList.leave')}</Button>
          </Cluster>
        </form>
      ) : (
        <Join data={data} reply={reply} />
      )}
    </Stack>
  );
}

function Join({ data, reply }: { data: WaitingPlaceData; reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<WaitingPlaceFields>({ ...data.form, id: 'waiting-place', reply });
  const labels = { tokens: t('waitingList.field') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <MoneyField
          {...textAttributes(fields.tokens)}
          label={labels.tokens}
          hint={data.hint}
          unit={data.symbol}
          inputMode="numeric"
          required
        />
        <Cluster>
          <Button tone="primary">{t('waitingList.join')}</Button>
          <LinkButton href={data.projectHref}>{t('waitingList.back')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
