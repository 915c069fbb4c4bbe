import { reopenIdentity } from '#app/api/onboarding.ts';
import { getUser } from '#app/api/users.ts';
import { USERS_PATH } from '#app/features/users/list/users.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { askOnce } from '#app/parts/question/ask-once.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { UserSheetWire } from '#contract/users.ts';
import { reopenIdentityForm } from './user.form.ts';

/** Opens a succeeded identity check again, with a reason. Asks on a page, with script too: whom and what it touches has to be read. The person is told by mail. */
export async function reopened(visit: SignedInVisit, id: string, form: SubmittedForm) {
  const { t } = visit;
  const submission = parseForm(visit, form, reopenIdentityForm);
  if (submission.status !== 'success') return formReply(submission);
  const { reason } = submission.value;
  const { data: person } = await getUser(visit, { params: { id } });
  const here = `${USERS_PATH}/${id}`;
  const question = {
    title: t('users:reopen.ask', { name: person.name }),
    text: t('users:reopen.asked'),
    button: t('users:reopen.button'),
    danger: true,
  };
  const asked = askOnce(visit, form, question, {
    fields: ['reason'],
    facts: [
      { label: t('users:reopen.person'), value: [person.name, person.email].join(' · ') },
      { label: t('users:reopen.reason'), value: reason },
      ...touched(visit, person),
    ],
    backHref: here,
  });
  if (asked) return asked;
  try {
    const { idempotencyKey } = form;
    await reopenIdentity(visit, { params: { user_id: id }, body: { reason }, idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, here, { message: t('users:reopen.done'), type: 'success' });
}

/** What happens to the person's orders, in words; nothing where they have none. */
function touched({ t }: SignedInVisit, { reopening }: UserSheetWire): Fact[] {
  if (!reopening) return [];
  return (['waiting', 'signed', 'minted'] as const).flatMap((kind) => {
    const count = reopening[kind];
    return count > 0
      ? [{ label: t(`users:reopen.effect.${kind}`), value: t(`users:reopen.effect.${kind}Text`, { count }) }]
      : [];
  });
}
