import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import type { Review } from '#backend/providers/sumsub/applicant-calls.ts';
import type { DeskEntry } from './local-desk.ts';

/** What a person at the desk of one's own machine may say of somebody's document, and what the provider would make of it. */
export const DECISIONS = [
  'accept',
  'unreadable',
  'expired',
  'refuse',
  'hold',
  'reset',
  'accept-twice',
  'accept-late',
] as const;
type Decision = (typeof DECISIONS)[number];

const completed = (reviewResult: Review['reviewResult']): Review => ({ reviewStatus: 'completed', reviewResult });
const green = completed({ reviewAnswer: 'GREEN' });
const retry = (label: string, moderationComment?: string) =>
  completed({ reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: [label], moderationComment });

/** The review that each decision stands for. */
export const REVIEWS: Record<Decision, Review> = {
  accept: green,
  'accept-twice': green,
  'accept-late': green,
  unreadable: retry('UNSATISFACTORY_PHOTOS', 'The number cannot be read. Please take the photo in better light.'),
  expired: retry('EXPIRATION_DATE'),
  refuse: completed({ reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }),
  hold: { reviewStatus: 'onHold' },
  reset: { reviewStatus: 'init' },
};

const LABELS: Record<Decision, string> = {
  accept: 'Confirm',
  unreadable: 'Ask again: cannot be read',
  expired: 'Ask again: expired',
  refuse: 'Refuse for good',
  hold: 'Put on hold',
  reset: 'Throw the documents away',
  'accept-twice': 'Confirm, tell twice',
  'accept-late': 'Confirm, tell late (5 s)',
};

/** Everyone who has been handed to the desk, those who wait first; each form posts to the page's own address. */
export function deskPage(entries: readonly DeskEntry[]): string {
  const waits = ({ review }: DeskEntry) => ['pending', 'onHold'].includes(review.reviewStatus);
  const rows = entries
    .toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
    .map((one) => {
      const buttons = DECISIONS.map(
        (decision) => `<button name="decision" value="${decision}">${LABELS[decision]}</button>`,
      );
      const form = `<form method="post"><input type="hidden" name="applicant" value="${escapeHtml(one.id)}">${buttons.join(' ')}</form>`;
      const answer = one.review.reviewResult?.reviewAnswer ?? '';
      return `<li><h2>${escapeHtml(one.name)}</h2><p>${escapeHtml(`${one.papers.join(', ')} · ${one.level} · ${one.review.reviewStatus} ${answer}`)}</p>${waits(one) ? form : ''}</li>`;
    });
  return htmlPage(
    'Identity desk',
    `<main><h1>Identity desk</h1><p>The identity provider of this machine: a press of a button is the check.</p>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Nobody has been handed over.</p>'}</main>`,
  );
}

/** The desks of this machine, one for each tenant that has a provider here. */
export function desksPage(desks: readonly { id: string; name: string }[]): string {
  const items = desks.map(({ id, name }) => `<li><a href="/local-identity/${id}">${escapeHtml(name)}</a></li>`);
  return htmlPage('Identity desks', `<main><h1>Identity desks</h1><ul>${items.join('')}</ul></main>`);
}
