import type { SignedInCall } from '#backend/http/call.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import type { Problem } from '#domain/validation/problem.ts';
import type { ProjectChange, ProjectParts } from './projects.repository.ts';

/** What a project is read and written by: days are the tenant's. */
export type OfTenant = Pick<SignedInCall, 'tenant'>;

/** What is wrong, by field of the request. */
export type Problems = { [field: string]: Problem | undefined };

/** One of the nine sections: how its values are read from a project's rows, what is wrong between them, and how they are written. */
export interface Section<Values extends object> {
  name: ProjectSection;
  read(parts: ProjectParts, call: OfTenant): Values;
  /** What was sent, with what came or went meanwhile; left out: as it was sent. */
  merged?(values: Values, parts: ProjectParts, call: SignedInCall): Values;
  /** By field of the request. */
  check?(values: Values, parts: ProjectParts, call: SignedInCall): Promise<Problems>;
  /** Columns of the project itself. */
  write(values: Values, parts: ProjectParts, call: OfTenant): ProjectChange;
  /** Rows beside it. */
  writeBeside?(values: Values, parts: ProjectParts, call: SignedInCall): Promise<void>;
}

/** A text of the API in both languages; what is not there is empty. */
export function inBoth(text: { es?: string; en?: string } | undefined | null): { es: string; en: string } {
  return { es: text?.es ?? '', en: text?.en ?? '' };
}
