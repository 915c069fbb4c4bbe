import type { SignedInVisit } from '#app/session/visit.ts';
import type { Project } from '#contract/projects.ts';
import { ASK_AGAIN } from './ask-again.server.ts';
import type { FieldGroup } from './field-spec.ts';
import type { wordsOf } from './field-words.server.ts';

/** Who is mailed of questions, and how each address that was saved stands. */
export function questionFields(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  { notice_addresses }: Pick<Project, 'notice_addresses'>,
  { line }: Pick<ReturnType<typeof wordsOf>, 'line'>,
): FieldGroup {
  const standings = notice_addresses.map(({ address, standing, until }) =>
    t(`projects:addresses.is.${standing}`, { address, until: until ? format.dateTime(until) : '' }),
  );
  return {
    key: 'questions',
    title: t('projects:addresses.title'),
    lines: standings,
    buttons: notice_addresses.some(({ standing }) => standing === 'OVER')
      ? [{ intent: ASK_AGAIN, label: t('projects:addresses.askAgain'), name: t('projects:addresses.askAgainWhom') }]
      : [],
    rows: [[{ ...line('issuer_emails'), kind: 'lines', rows: 3 }]],
  };
}
