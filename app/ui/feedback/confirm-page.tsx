import { Form } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { type Fact, Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { actions, consequence } from './confirm.css.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, type ConfirmTexts } from './confirm-texts.ts';

export interface ConfirmPageProps extends ConfirmTexts {
  /** What it is about: names and values. */
  facts?: readonly Fact[];
  /** What the first form held; sent again with `confirmed=yes`. */
  values: readonly { name: string; value: string }[];
  /** Address of the form. Default: this page. */
  action?: string;
  /** Level of its heading: a page has one h1. */
  level?: 1 | 2;
  /** Where "no" leads. */
  backHref: string;
  children?: ReactNode;
}

/** "Are you sure", the one way to ask: what it is about, what follows, who is told. Many at once that is not undone is a page with `TotalForm`. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, text, button, facts, values, action, backHref, back, danger, level = 1, children } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  const { t } = useTranslation('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what was there, at the same address: whoever listens to the page is led to the question.
  useEffect(() => {
    if (level === 1) heading.current?.focus();
  }, [level]);
  return (
    <Stack gap="card" as="section">
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className={consequence}>{text}</p>
      {facts && <Facts items={facts} />}
      {children}
      <Form method="post" action={action} discover="none" noValidate>
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
