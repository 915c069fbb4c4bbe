import { useFetcher, useNavigation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { LOOK, noteSending } from '#app/forms/look.ts';
import type { FormReply } from '#app/forms/reply.ts';
import type { IssuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';

/** What the public would see of a form that is not saved. */
export interface TypedCard {
  card: IssuanceCardView;
  /** The public's sentence; null where the section has none. */
  sentence: string | null;
  /** Which version of the section was before whoever typed. */
  version: string;
}

/** Sections of which the public's card shows something. */
const ON_CARD: readonly string[] = ['card', 'token', 'calendar', 'return'] satisfies ProjectSection[];
export const isOnCard = (section: string) => ON_CARD.includes(section);

/** Ours: a pause in typing of so many milliseconds is looked at. */
const PAUSE_MS = 600;

/** Whether an action's answer shows what was typed. */
export function isLook(reply: unknown): reply is FormReply & { shown: TypedCard } {
  return typeof reply === 'object' && reply !== null && 'shown' in reply && reply.shown !== undefined;
}

/** What it shows; null where that is nothing, or has been saved since. */
export function typedIn(reply: unknown, version: string): TypedCard | null {
  return isLook(reply) && reply.shown.version === version ? reply.shown : null;
}

/** Looks at a form by itself, with script: after each pause in typing what the server makes of it stands beside it. */
export function useLooks(section: string, version: string) {
  const { data, submit } = useFetcher();
  const isSending = useNavigation().state !== 'idle';
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    noteSending(isSending);
    if (isSending) clearTimeout(pause.current);
  }, [isSending]);
  const onInput = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (!form || !isOnCard(section)) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (!form.isConnected) return;
      const typed = new FormData(form);
      typed.set('intent', LOOK);
      void submit(typed, { method: 'post' });
    }, PAUSE_MS);
  };
  return { onInput, looked: typedIn(data, version) };
}
