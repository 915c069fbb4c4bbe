import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { SERVED } from '#backend/served.ts';
import type { Caller } from '#domain/access/permissions.ts';
import type { Operation } from './api-operations.ts';
import { STRANGERS, type Stranger } from './strangers.ts';

/** Who may be said yes to. */
export const MAY: Record<Caller, readonly Stranger[]> = {
  anyone: STRANGERS,
  'signed-in': ['investor', 'issuer', 'manager'],
  investor: ['investor'],
  issuer: ['issuer'],
  manager: ['manager'],
  'issuer-or-manager': ['issuer', 'manager'],
};

/** An answer, as far as it is judged. */
export interface Seen {
  status: number;
  type: string;
  text: string;
}

/** By operation. */
export const CALLERS = new Map<string, Caller>(SERVED.map(({ endpoint }) => [endpoint.id, endpoint.caller]));

/** What judges an answer by the API's document: the sentence of what it breaks that must hold for all of them, null where nothing. */
export function answerRules(
  operations: readonly Operation[],
): (id: string, who: Stranger, seen: Seen) => string | null {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: false }));
  const shapes = new Map<string, ValidateFunction>();
  for (const { id, answer } of operations) if (answer) shapes.set(id, ajv.compile(answer));
  const refusal = ajv.compile({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } });
  return (id, who, { status, type, text }) => {
    if (status >= 500) return 'a fault of the server';
    // A header or an address that is too long is refused before there is a request.
    if (status === 431) return null;
    const isYes = status >= 200 && status < 300;
    const caller = CALLERS.get(id);
    if (isYes && !(caller && MAY[caller].includes(who))) return 'a yes to the wrong role';
    if (!type.startsWith('application/json')) return isYes ? null : 'a refusal that is not JSON';
    const body: unknown = JSON.parse(text);
    if (!isYes) return refusal(body) ? null : 'a refusal without a code';
    const shape = shapes.get(id);
    if (shape && !shape(body)) return `not as the document says: ${JSON.stringify(shape.errors?.slice(0, 2))}`;
    return null;
  };
}
