import { Form, useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryEntry } from '#app/ui/fields/error-summary.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { useDrawn } from './drawn-forms.ts';
import { keptKey } from './reply.ts';
import { summaryLine } from './summary-line.ts';
import type { LonjaForm } from './use-lonja-form.ts';

export interface FormShellProps {
  form: Pick<LonjaForm, 'id' | 'allErrors' | 'idempotencyKey'>;
  /** Names of fields as people know them, for the summary: "E-mail: …". */
  labels?: Record<string, string>;
  /** The form takes files. */
  files?: boolean;
  /** Another address than this page's. */
  action?: string;
  /** Which of several buttons (`intent`) the Enter key presses; a browser takes the first one. */
  onEnter?: string;
  children: ReactNode;
}

/** A form with its error summary above and its hidden fields: posts with or without script. */
export function FormShell({ form, labels = {}, files, action, onEnter, children }: FormShellProps) {
  useDrawn(form.id);
  const errors = summaryOf(form, labels);
  const key = keptKey(form.id, useActionData()) ?? form.idempotencyKey;
  return (
    <Form
      method="post"
      // Where it leads is asked for when it is sent, not when it is drawn.
      discover="none"
      action={action}
      id={form.id}
      // The server says all that is wrong at once, in the page's language; a browser's bubbles say one thing in its own.
      noValidate
      encType={files ? 'multipart/form-data' : undefined}
      preventScrollReset
    >
      {onEnter && (
        <button
          type="submit"
          className={visuallyHidden}
          name="intent"
          value={onEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="form_id" value={form.id} />
      {key && <input type="hidden" name="idempotency_key" value={key} />}
      {children}
    </Form>
  );
}

function summaryOf(form: FormShellProps['form'], labels: Record<string, string>): ErrorSummaryEntry[] {
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    (messages ?? []).map((text) => {
      const label = labels[name];
      const message = label ? summaryLine(label, text) : text;
      return name === '' ? { message } : { fieldId: `${form.id}-${name}`, message };
    }),
  );
}
