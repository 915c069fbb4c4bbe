import type { ConfirmPageProps } from '#app/ui/feedback/confirm-page.tsx';

/** What an action answers where it asks before it acts: the form came without script, so that no dialog has asked. */
export interface AskFirst {
  ask: Pick<ConfirmPageProps, 'title' | 'text' | 'button' | 'values' | 'backHref' | 'facts' | 'danger' | 'back'>;
}

/** The question in an action's answer, or null where it is none. */
export function questionIn(reply: unknown): AskFirst['ask'] | null {
  return typeof reply === 'object' && reply !== null && 'ask' in reply ? (reply as AskFirst).ask : null;
}
