import type { SubmissionResult } from '@conform-to/react';

/** What an action answers when its page stays: conform's result with the values to keep, and what the page says. The page itself shows it, so that no toast repeats it. */
export interface FormReply {
  result: SubmissionResult<string[]>;
  /** Of the API's refusal, for screens that say more about one of them. */
  code: string | null;
  /** Whether the form is to be sent again under the key it came with: nobody knows whether it was done, and the same key does nothing twice. */
  keepsKey: boolean;
  /** What was done, where the page stays and says so itself; null where the form was refused. */
  said: string | null;
  /** What a page that stays shows besides, of its own kind. */
  shown?: unknown;
}

/** The idempotency key that a form must be sent again with, or null where it gets a new one. */
export function keptKey(formId: string, actionData: unknown): string | null {
  if (!isFailedReply(actionData) || !actionData.keepsKey) return null;
  const { form_id, idempotency_key } = actionData.result.initialValue ?? {};
  return form_id === formId && typeof idempotency_key === 'string' && idempotency_key !== '' ? idempotency_key : null;
}

/** Whether some action data is a refused form. */
export function isFailedReply(actionData: unknown): actionData is FormReply {
  if (typeof actionData !== 'object' || actionData === null || !('result' in actionData)) return false;
  const { result } = actionData;
  return typeof result === 'object' && result !== null && 'status' in result && result.status === 'error';
}
