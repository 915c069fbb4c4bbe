import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { Audience, MessageState } from '#domain/message/message.ts';
import { type Localized, localized } from '#domain/tenant/language.ts';

export type Area = 'manager' | 'entrepreneur';

export const STATE_TONES: Record<MessageState, ChipTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'progress',
  SENDING: 'progress',
  SENT: 'positive',
  STOPPED: 'caution',
};

interface Asked {
  audience: Audience;
  order_status?: string | null;
  user_status?: string | null;
}

/** Whom a message is for, in words. */
export function audienceName({ t }: Pick<SignedInVisit, 't'>, { audience, order_status, user_status }: Asked): string {
  const status = order_status
    ? t(`statuses:investment.${order_status}`)
    : user_status && t(`statuses:user.${user_status}`);
  const name = t(`messages:audience.${audience}`);
  return status ? `${name} · ${status}` : name;
}

interface Measured {
  total: number;
  reached: number;
  more: boolean;
  names: readonly string[];
}

/** How many that is, whom a commercial message leaves out, and some names. */
export function measuredView(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  { total, reached, more, names }: Measured,
) {
  const others = reached - names.length;
  return {
    count: t('messages:reached', { count: reached, reached: `${format.tokens(reached)}${more ? '+' : ''}` }),
    leftOut: total > reached ? t('messages:leftOut', { count: total - reached, total: format.tokens(total) }) : '',
    names: [...names, ...(others > 0 ? [t('messages:others', { count: others })] : [])].join(', '),
    reached,
  };
}

/** The paragraphs of a message's text. */
export function paragraphsOf(text: Localized, lang: 'es' | 'en'): string[] {
  return localized(text, lang)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
}
