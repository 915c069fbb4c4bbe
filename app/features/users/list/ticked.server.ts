import { redirect } from '@remix-run/node';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ASKED_AT_ONCE } from '#domain/user/asked-papers.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** Buttons of the list: whoever is ticked is asked for papers, or written to. Each leads to a form about these people. */
export function toTicked(visit: SignedInVisit, form: SubmittedForm) {
  const leading = (pathOf: (people: string) => string) => async () => {
    const people = form.data
      .getAll('person')
      .filter((id): id is string => typeof id === 'string' && isRecordId(id))
      .slice(0, ASKED_AT_ONCE);
    const here = `${visit.url.pathname}${visit.url.search}`;
    if (people.length === 0)
      return redirectWithToast(visit, here, { message: visit.t('users:bulk.none'), type: 'warning' });
    return redirect(pathOf(people.join(',')), 303);
  };
  return answerForm(visit, form, {
    'ask-papers': leading(pathTo.manager.askPapers),
    message: leading(pathTo.manager.writeToPeople),
  });
}
