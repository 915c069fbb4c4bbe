import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { ResultPage } from '#app/parts/job/result-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { JudgedData } from './judged.server.ts';
import type { MendFields } from './whitelist.form.ts';

interface JudgedScreenProps {
  data: JudgedData;
  crumbs: readonly { label: string; href?: string }[];
  reply: unknown;
}

/** A list that was judged and not written: the yes, and what has to be mended first or afterwards. */
export function JudgedScreen({ data, crumbs, reply }: JudgedScreenProps) {
  const { t } = useTranslation('whitelist');
  return (
    <ResultPage
      crumbs={crumbs}
      title={data.name}
      about={data.about}
      actions={<LinkButton href={data.path}>{t('judged.all')}</LinkButton>}
      figures={data.figures}
    >
      {data.write && (
        <Card tone="accent">
          <ConfirmForm id="write" intent="write" reply={reply} tone="primary" text={data.writeText} button={data.write}>
            <input type="hidden" name="into" value={data.id} />
          </ConfirmForm>
        </Card>
      )}
      {data.rows.length > 0 && (
        <Stack gap="base" as="section">
          <h2>{t('judged.toMend')}</h2>
          {data.more && <Notice tone="caution">{data.more}</Notice>}
          <DataTable
            caption={t('judged.toMend')}
            rows={data.rows}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              { key: 'number', header: t('judged.line'), cell: ({ number }) => number },
              { key: 'text', header: t('judged.written_'), cut: true, cell: ({ text }) => text },
              { key: 'why', header: t('judged.why'), cell: ({ why }) => why },
            ]}
          />
          {data.mend !== null && <Mend data={data} mend={data.mend} reply={reply} />}
        </Stack>
      )}
    </ResultPage>
  );
}

function Mend({ data, mend, reply }: { data: JudgedData; mend: string; reply: unknown }) {
  const { t } = useTranslation('whitelist');
  const { form, fields } = useLonjaForm<MendFields>({ ...data.mendForm, id: 'mend', reply });
  const list = textAttributes(fields.list);
  return (
    <Card title={t('judged.mend')}>
      <FormShell form={form} labels={{ list: t('many.list') }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="mend" />
          <input type="hidden" name="into" value={data.id} />
          <TextareaField
            {...list}
            key={mend}
            defaultValue={list.defaultValue ?? mend}
            label={t('many.list')}
            hint={t('judged.mendHint')}
            rows={Math.min(12, data.rows.length + 1)}
          />
          <div>
            <Button>{t('judged.again')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
