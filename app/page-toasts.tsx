import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import type { ToastMessage } from 'remix-toast';
import { isFailedReply } from './forms/reply.ts';
import { useShell } from './tenant/shell.ts';
import { type Toast, Toasts, type ToastTone } from './ui/feedback/toasts.tsx';

const TONES: Record<ToastMessage['type'], ToastTone> = {
  info: 'info',
  success: 'positive',
  warning: 'caution',
  error: 'negative',
};

/** What just happened: the toast that an earlier answer left in a cookie, and that of a form which was refused on this page. */
export function PageToasts() {
  const fromCookie = useShell()?.toast ?? null;
  const router = useContext(UNSAFE_DataRouterStateContext);
  const refused = Object.values(router?.actionData ?? {})
    .filter(isFailedReply)
    .map(({ toast }) => toast);
  const items = [fromCookie, ...refused].filter((toast) => toast !== null).map(shown);
  return <Toasts items={items} />;
}

function shown({ type, message, description }: ToastMessage): Toast {
  return { id: `${type} ${message}`, tone: TONES[type], message, description };
}
