import { redirect } from '@remix-run/node';
import type { FormAct } from '#app/forms/form-action.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

interface Ticked {
  /** Of the tick boxes. */
  name: string;
  /** What is said where nothing is ticked. */
  none: string;
  /** Most of them at once. */
  most: number;
}

/**
 * A button over a list, for all that are ticked: leads to the page about them (an address), which asks where what it does is not undone, or acts
 * and answers at once. The list stays where it is and says so where nothing is ticked.
 */
export function ofTicked(
  { name, none, most }: Ticked,
  act: (ids: string[]) => string | Response | Promise<Response>,
): FormAct {
  return async (visit, form) => {
    const chosen = form.data.getAll(name).filter((id): id is string => typeof id === 'string' && isRecordId(id));
    const here = `${visit.url.pathname}${visit.url.search}`;
    if (chosen.length === 0) return redirectWithToast(visit, here, { message: none, type: 'warning' });
    const onward = await act(chosen.slice(0, most));
    return typeof onward === 'string' ? redirect(onward, 303) : onward;
  };
}
