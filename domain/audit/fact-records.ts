/** Facts of the audit log that name a record by its id, and of what it is. */
const RECORD_OF = {
  issuance: 'issuance',
  issuance_id: 'issuance',
  user_id: 'user',
  from_user_id: 'user',
  to_user_id: 'user',
  row: 'movement',
  refund: 'refund',
  file_id: 'file',
} as const;

export type FactRecord = (typeof RECORD_OF)[keyof typeof RECORD_OF];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids that rows of the log name in their facts, each once, by what they are of. */
export function recordsNamed(
  rows: readonly { details: Readonly<Record<string, unknown>> }[],
): Partial<Record<FactRecord, string[]>> {
  const named: Partial<Record<FactRecord, string[]>> = {};
  for (const { details } of rows) {
    for (const [fact, record] of Object.entries(RECORD_OF)) {
      const id = Object.hasOwn(details, fact) ? details[fact] : null;
      if (typeof id !== 'string' || !ID.test(id)) continue;
      const ids = named[record] ?? [];
      named[record] = ids.includes(id) ? ids : [...ids, id];
    }
  }
  return named;
}
