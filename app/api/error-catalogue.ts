import type { TFunction } from 'i18next';
import type { ToastMessage } from 'remix-toast';
import type { ApiFailure } from './failure.ts';

/** Statuses with a message of their own (specification, section 8); all others share one. */
const TOLD = new Set([400, 401, 403, 404, 500, 503]);

type Params = Record<string, string | number>;

/** What went wrong in the words of the API's code, in the API's own, or the default ones. */
export function refusalText(t: TFunction, failure: ApiFailure, params: Params = failure.params): string {
  if (failure.outcome === 'unconfirmed') return t('api_errors:unconfirmed');
  if (failure.outcome === 'unreachable') return t('api_errors:unreachable');
  if (failure.words) return failure.words;
  return t(`api_errors:${failure.code}`, { ...params, defaultValue: t('api_errors:error_default') });
}

/**
 * The toast of a failed call: `api_client.response_code_{status}` with the API's error in it. None without a response, for a 404 without
 * a body, and where the API says `hide_error` (specification, section 8).
 */
export function failureToast(t: TFunction, failure: ApiFailure, params?: Params): ToastMessage | null {
  if (failure.outcome !== 'answered' || failure.hideError) return null;
  if (failure.status === 404 && !failure.hasBody) return null;
  const key = TOLD.has(failure.status) ? String(failure.status) : 'other';
  return { type: 'error', message: t(`api_client:response_code_${key}`, { error: refusalText(t, failure, params) }) };
}

/** The same for pages that lead elsewhere and have no form to say it at: what brought no answer is told as well. */
export function failureNotice(t: TFunction, failure: ApiFailure, params?: Params): ToastMessage | null {
  if (failure.outcome === 'answered') return failureToast(t, failure, params);
  return { type: failure.outcome === 'unconfirmed' ? 'warning' : 'error', message: refusalText(t, failure, params) };
}
