/** The driver's error below what drizzle wraps round it, or null where the database did not speak. */
function databaseError(error: unknown): { code: string; constraint?: string } | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined;
      return { code: at.code, constraint };
    }
  }
  return null;
}

/** SQLSTATE of a failed statement, e.g. `23505`; null where the database did not speak. */
export function sqlStateOf(error: unknown): string | null {
  return databaseError(error)?.code ?? null;
}

/** Whether a row would hang on a person whose account was deleted between a look at it and the writing (`lonja_person_is_there`). */
export function pointsToNobody(error: unknown): boolean {
  const found = databaseError(error);
  return found?.code === '23503' && found.constraint === 'person_is_there';
}

/** Whether a row points to a project that is not there: it was deleted between a look at it and the writing. */
export function pointsToNoProject(error: unknown): boolean {
  const found = databaseError(error);
  return found?.code === '23503' && /_issuance_fk$/.test(found.constraint ?? '');
}
