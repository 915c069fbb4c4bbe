import type { ErrorBody, FieldProblem } from '#contract/envelope.ts';
import { serverWords } from './server-words.ts';

/** How far a call got: the API answered; it could not be reached; nobody knows whether it did what was asked. */
type FailureOutcome = 'answered' | 'unreachable' | 'unconfirmed';

/** What the error page of a failed read may know. */
interface FailurePage {
  code: string;
  message?: string;
  requestId: string;
  /** What was typed in the form that met the fault, to be sent again. */
  kept?: Record<string, string>;
}

/**
 * A call that failed. Thrown by every function of `app/api`. Rising from a loader it becomes an error page of the
 * same status: the three last fields are how Remix's router knows an answer that is not a `Response`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status: the API's own, 502 for an answer that cannot be used, 504 for none in time, 503 where nobody listens. */
  readonly status: number;
  /** Stable code of the contract such as `investment.sold_out`, or `error_default`. */
  readonly code: string;
  /** A sentence for people in the code's place, as a tenant's own back end may write it; null where there is none. Never in a log. */
  readonly words: string | null;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, FieldProblem>;
  readonly hideError: boolean;
  readonly hasBody: boolean;
  readonly outcome: FailureOutcome;
  readonly requestId: string;

  readonly type = 'DataWithResponseInit';
  readonly data: FailurePage;
  readonly init: { status: number };

  constructor(
    status: number,
    facts: { body?: ErrorBody | null; hasBody?: boolean; outcome?: FailureOutcome; requestId: string; cause?: unknown },
  ) {
    const words = status < 500 ? serverWords(facts.body?.error ?? '') : null;
    const code = words ? 'error_default' : (facts.body?.error ?? 'error_default');
    super(`API answered ${status} ${code}`, { cause: facts.cause });
    this.status = status;
    this.code = code;
    this.words = words;
    this.params = facts.body?.params ?? {};
    this.fields = facts.body?.fields ?? {};
    this.hideError = facts.body?.hide_error ?? false;
    this.hasBody = facts.hasBody ?? Boolean(facts.body);
    this.outcome = facts.outcome ?? 'answered';
    this.requestId = facts.requestId;
    this.data = { code, requestId: facts.requestId };
    this.init = { status };
  }
}
