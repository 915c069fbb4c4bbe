import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell, type FormShellProps } from '#app/forms/form-shell.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { StatementRowData } from './row.server.ts';

export interface ActionProps {
  data: StatementRowData;
  reply: unknown;
}
type Kind = keyof StatementRowData['forms'];

/** One way out, which asks on its own page before anything is done. The likely one stands open; the others open when they are asked for. */
export function Way({ kind, form, data, labels, danger, children }: WayProps) {
  const { t } = useTranslation('statements');
  const isFirst = data.first === kind;
  const body = (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value={kind} />
        <Text>{t(`${kind}.text`)}</Text>
        {children}
        <div>
          <Button tone={isFirst ? (danger ? 'danger' : 'primary') : 'secondary'}>{t(`${kind}.button`)}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  if (isFirst)
    return (
      <Card title={t(`${kind}.title`)} level={3}>
        {body}
      </Card>
    );
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t(`${kind}.title`)}</summary>
      {body}
    </details>
  );
}
interface WayProps extends Pick<FormShellProps, 'labels'> {
  form: FormShellProps['form'] & { status?: string };
  kind: Kind;
  data: StatementRowData;
  danger?: boolean;
  children?: ReactNode;
}
