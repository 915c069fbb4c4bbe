import type { ToastMessage } from './session/toast.server.ts';
import { useShell } from './tenant/shell.ts';
import { type Toast, Toasts, type ToastTone } from './ui/feedback/toasts.tsx';

const TONES: Record<ToastMessage['type'], ToastTone> = {
  info: 'info',
  success: 'positive',
  warning: 'caution',
  error: 'negative',
};

/** What just happened elsewhere: the toast that an earlier answer left in a cookie. What was refused on this page, the page says itself. */
export function PageToasts() {
  const fromCookie = useShell()?.toast ?? null;
  return <Toasts items={fromCookie ? [shown(fromCookie)] : []} />;
}

function shown({ id, type, message, description, undo }: ToastMessage & { id: string }): Toast {
  return { id, tone: TONES[type], message, description, undo };
}
