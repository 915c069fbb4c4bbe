import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textAttributes } from './field-attributes.ts';
import type { SentForm } from './form-of.server.ts';
import { FormShell } from './form-shell.tsx';
import type { TotalFields } from './typed-total.ts';
import { useLonjaForm } from './use-lonja-form.ts';

interface TotalFormProps {
  /** Unique on the page. */
  id: string;
  form: SentForm;
  /** What the action answered. */
  reply: unknown;
  /** `no`: what "no" does. */
  texts: { label: string; hint: string; button: string; no: string };
  currency: { symbol: string; symbol_position: 'before' | 'after' };
  /** Where "no" leads. */
  backHref: string;
  /** It gives back or takes away: its button says so. */
  danger?: boolean;
  /** Hidden fields that go along. */
  children?: ReactNode;
}

/** The end of a page that asks about many things at once: their total to be typed, yes and no. Its schema: `totalForm`. */
export function TotalForm({ id, form: sent, reply, texts, currency, backHref, danger, children }: TotalFormProps) {
  const { form, fields } = useLonjaForm<TotalFields>({ ...sent, id, reply });
  return (
    <FormShell form={form} labels={{ total: texts.label }}>
      <Stack gap="field">
        {children}
        <MoneyField
          {...textAttributes(fields.total)}
          label={texts.label}
          hint={texts.hint}
          unit={currency.symbol}
          unitPosition={currency.symbol_position}
          required
        />
        <Cluster>
          <Button tone={danger ? 'danger' : 'primary'}>{texts.button}</Button>
          <LinkButton href={backHref}>{texts.no}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
