import { Form } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { type Fact, Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { actions, consequence } from './confirm.css.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, type ConfirmTexts } from './confirm-attributes.ts';

export interface ConfirmPageProps extends ConfirmTexts {
  /** What it is about: names and values. */
  facts?: readonly Fact[];
  /** What the first form held; sent again with `confirmed=yes`. */
  values: readonly { name: string; value: string }[];
  /** Address of the form. Default: this page. */
  action?: string;
  /** Where "no" leads. */
  backHref: string;
  children?: ReactNode;
}

/** "Are you sure", as a page: for people without script, and for changes of many things at once. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, text, button, facts, values, action, backHref, back, danger, children } = props;
  const { t } = useTranslation('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what was there, at the same address: whoever listens to the page is led to the question.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="card" as="section">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={consequence}>{text}</p>
      {facts && <Facts items={facts} />}
      {children}
      <Form method="post" action={action}>
        {values.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={CONFIRMED_FIELD} value={CONFIRMED_VALUE} />
        <div className={actions}>
          <Button tone={danger ? 'danger' : 'primary'}>{button}</Button>
          <LinkButton href={backHref}>{back ?? t('cancel')}</LinkButton>
        </div>
      </Form>
    </Stack>
  );
}
