import type { Question } from '#app/forms/ask-once.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { NoticeLine } from './notice-line.ts';

/** Acts on a notice, each with the words of its button. */
export const QUESTIONS = { credit: 'book.credit', return: 'book.return', resolve: 'resolve' } as const;

/** What is asked before a notice is cleared or its ether booked: what follows and who is told. */
export function questionOf({ t }: SignedInVisit, kind: keyof typeof QUESTIONS): Question {
  return {
    title: t(`notices:ask.${kind}.title`),
    text: t(`notices:ask.${kind}.text`),
    button: t(`notices:${QUESTIONS[kind]}`),
  };
}

/** The notice in the question's page: which, how much, whose order, and what was typed. */
export function noticeFacts({ t }: SignedInVisit, notice: NoticeLine, resolution: string | undefined): Fact[] {
  const lines = [
    { label: t('notices:reasonColumn'), value: `${notice.reason} · ${notice.provider}` },
    { label: t('notices:order'), value: notice.reference },
    { label: t('notices:amount'), value: notice.amount },
    { label: t('notices:ether'), value: notice.ether },
    { label: t('notices:expected'), value: notice.expected },
    { label: t('notices:event'), value: notice.event },
    { label: t('notices:resolution'), value: resolution ?? '' },
  ];
  return lines.filter(({ value }) => value !== '');
}
