import type { Problem } from '#domain/validation/problem.ts';

/** A form as it came, within its limits. */
export class SubmittedForm {
  /** Texts and files by name. Files that were refused are not in it. */
  readonly data: FormData;
  /** What was wrong with files while they came in (too large, too many), by field. */
  readonly problems: Record<string, Problem>;

  constructor(data: FormData, problems: Record<string, Problem> = {}) {
    this.data = data;
    this.problems = problems;
  }

  /** Which button was pressed, where a form has several (`name="intent"`); empty otherwise. */
  get intent(): string {
    return this.text('intent');
  }

  /** The key of a form that moves money (`visit.idempotencyKey()` in a hidden field); empty where there is none, or one that no header can carry. */
  get idempotencyKey(): string {
    const key = this.text('idempotency_key');
    return /^[\x21-\x7e]*$/.test(key) ? key : '';
  }

  /** The text of a field, as typed; empty where it is absent or a file. */
  text(name: string): string {
    const value = this.data.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** All texts of a field that may be ticked more than once, as typed. */
  texts(name: string): string[] {
    return this.data.getAll(name).filter((value) => typeof value === 'string');
  }

  /** The file of a field, or null. An empty one counts as none, as browsers send one for a field that was left alone. */
  file(name: string): File | null {
    const value = this.data.get(name);
    return value instanceof File && (value.size > 0 || value.name !== '') ? value : null;
  }
}
