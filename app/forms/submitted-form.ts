import type { Problem } from '#domain/validation/problem.ts';

/** A file that did not come in, by the name that its sender gave it. */
export interface RefusedFile {
  field: string;
  name: string;
  problem: Problem;
}

/** A form as it came, within its limits. */
export class SubmittedForm {
  /** Texts and files by name. Files that were refused are not in it. */
  readonly data: FormData;
  /** What was wrong with files while they came in (too large, too many), by field. */
  readonly problems: Record<string, Problem>;
  /** Files that were too large for a field that takes several: the others of the field are in the form. */
  readonly refusedFiles: readonly RefusedFile[];

  constructor(data: FormData, problems: Record<string, Problem> = {}, refusedFiles: readonly RefusedFile[] = []) {
    this.data = data;
    this.problems = problems;
    this.refusedFiles = refusedFiles;
  }

  /** Which button was pressed, where a form has several (`name="intent"`); empty otherwise. */
  get intent(): string {
    return this.text('intent');
  }

  /** The key of a form that moves money (`visit.idempotencyKey()` in a hidden field); empty where there is none, or one that is longer than ours or that no header can carry. */
  get idempotencyKey(): string {
    const key = this.text('idempotency_key');
    return /^[\x21-\x7e]{0,200}$/.test(key) ? key : '';
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

  /** The files of a field, in their order; empty ones count as none. */
  files(name: string): File[] {
    return this.data.getAll(name).filter((value): value is File => value instanceof File && value.name !== '');
  }

  /** The form without its files, and without what was wrong with those of a field that takes several. */
  withoutFiles(): SubmittedForm {
    const data = new FormData();
    for (const [name, value] of this.data) if (typeof value === 'string') data.append(name, value);
    return new SubmittedForm(data, this.problems);
  }

  /** The file of a field, or null. An empty one counts as none, as browsers send one for a field that was left alone. */
  file(name: string): File | null {
    const value = this.data.get(name);
    return value instanceof File && (value.size > 0 || value.name !== '') ? value : null;
  }
}
