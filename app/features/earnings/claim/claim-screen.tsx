import { useTranslation } from 'react-i18next';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import type { ClaimData, ClaimFields } from './claim.server.ts';

/** Asks once: the parts, their sum, where it goes to. */
export function ClaimScreen({ reply, ...data }: ClaimData & { reply: unknown }) {
  const { t } = useTranslation('earnings');
  const { form, fields } = useLonjaForm<ClaimFields>({ ...data.form, id: 'claim', reply });
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={t('irreversible')} />
      <SumTable caption={data.head.title} lines={data.lines} total={{ label: t('receives'), value: data.net }} />
      {data.bank !== 'usable' && (
        <Notice
          tone="caution"
          title={t(data.bank === 'none' ? 'bankMissing.title' : 'bankWaits.title')}
          action={
            <LinkButton href={data.bankHref}>{t(data.bank === 'none' ? 'bankMissing.go' : 'bankWaits.go')}</LinkButton>
          }
        >
          {t(data.bank === 'none' ? 'bankMissing.text' : 'bankWaits.text')}
        </Notice>
      )}
      <FormShell form={form} labels={{ to: t('whereTo') }}>
        <Stack gap="card">
          <input type="hidden" name="ids" value={data.values.ids} />
          <input type="hidden" name="net" value={data.values.net} />
          <ChoiceGroup
            {...choiceAttributes(fields.to)}
            defaultValue={data.chosen}
            label={t('whereTo')}
            legendLook="title"
            look="cards"
            choices={data.ways}
          />
          <Cluster>
            <Button tone="primary" disabled={data.chosen === undefined}>
              {t('claimNet', { net: data.net })}
            </Button>
            <LinkButton tone="quiet" href={data.backHref}>
              {t('notNow')}
            </LinkButton>
            {data.walletHref && (
              <LinkButton tone="quiet" href={data.walletHref}>
                {t('goWallet')}
              </LinkButton>
            )}
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
