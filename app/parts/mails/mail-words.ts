import type { Texts } from '#app/lists/filter.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { MailState } from '#domain/message/mail-state.ts';

const TONES: Record<MailState, ChipTone> = {
  QUEUED: 'neutral',
  SENT: 'positive',
  KEPT: 'neutral',
  FAILED: 'caution',
  BOUNCED: 'negative',
};

/** How a mail stands, and of what it tells. */
export function mailWords({ t }: Pick<Texts, 't'>, { kind, state }: { kind: string; state: MailState }) {
  return {
    what: t(`mails:kind.${kind}`, { defaultValue: kind }),
    state: { label: t(`mails:state.${state}`), tone: TONES[state] },
  };
}
