import { useRef } from 'react';

/**
 * A key for a form: another one each time the server has worked something out (`said`), so that its fields show that, whatever the browser holds in
 * them. What was refused keeps its form, and with it what was typed.
 */
export function useDrawnAnew(reply: unknown): number {
  const seen = useRef({ reply, count: 0 });
  if (seen.current.reply !== reply) {
    const isSaid = typeof reply === 'object' && reply !== null && 'said' in reply && typeof reply.said === 'string';
    seen.current = { reply, count: seen.current.count + (isSaid ? 1 : 0) };
  }
  return seen.current.count;
}
