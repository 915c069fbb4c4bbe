import { type DefaultValue, useForm } from '@conform-to/react';
import type { SentForm } from './form-of.server.ts';
import type { FormReply } from './reply.ts';

interface LonjaFormOptions<Fields extends Record<string, unknown>> extends Partial<SentForm> {
  /** Unique on the page; the ids of the fields begin with it. */
  id: string;
  /** What the action answered: `useActionData<typeof action>()`. Data that is no form reply is passed over. */
  reply?: unknown;
  defaultValue?: DefaultValue<Fields>;
}

/**
 * conform's form and fields, set as this house wants them: what was typed comes back, and the server alone validates. `said`: what was done,
 * where the page stays.
 * @example useLonjaForm<ReasonFields>({ ...data.forms.reject, id: 'reject', reply })
 */
export function useLonjaForm<Fields extends Record<string, unknown>>(options: LonjaFormOptions<Fields>) {
  const reply = replyFor(options.id, options.reply);
  const [{ id, status, valid, allErrors }, fields] = useForm<Fields>({
    id: options.id,
    lastResult: reply?.result,
    constraint: options.constraint as Parameters<typeof useForm<Fields>>[0]['constraint'],
    defaultValue: options.defaultValue,
    shouldValidate: 'onSubmit',
  });
  const form = { id, status, valid, allErrors, idempotencyKey: options.idempotencyKey };
  return { form, fields, said: reply?.said ?? null };
}

export type LonjaForm = ReturnType<typeof useLonjaForm>['form'];

/** Whether an action's answer is to the form of this id: what is folded is opened by it. */
export function isAnswerTo(id: string, data: unknown): boolean {
  const reply = replyFor(id, data);
  return reply !== null && reply.result.initialValue?.form_id === id;
}

/** The reply if it is this form's: a page with several forms tells them apart by the hidden `form_id` of `FormShell`. */
function replyFor(id: string, data: unknown): FormReply | null {
  if (typeof data !== 'object' || data === null || !('result' in data) || !('keepsKey' in data)) return null;
  const reply = data as FormReply;
  const sentFrom = reply.result.initialValue?.form_id;
  return sentFrom === undefined || sentFrom === id ? reply : null;
}
