/** What of a person's data says who they are, and of a company's all but how it is written to: a change of it is looked at anew (decision record 0080). */
export const PERSON_IDENTITY_FIELDS = [
  'first_name',
  'last_name',
  'birthday',
  'nationality',
  'id_type',
  'id_number',
  'id_country',
  'id_expires_on',
] as const;
const COMPANY_CONTACT_FIELDS: readonly string[] = ['contact_email'];
/** How somebody lives: no rule keeps it once an account has ended, so that neither do its changes. */
const PRIVATE_FIELDS: readonly string[] = ['gender', 'secondary_phone'];

type IdentityPart = 'person' | 'company';

/** Data by the names of the contract: texts, and lists of holders with their stakes. */
type PartData = Readonly<Record<string, unknown>>;

/** One field before and after, as texts; null is nothing. */
export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** What differs, in the order of the new data. An empty text is nothing. */
export function changesOf(before: PartData, after: PartData): FieldChange[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field) => {
    const [from, to] = [textOf(before[field]), textOf(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** Whether a change touches what a check has looked at. */
export function bearsIdentity(part: IdentityPart, field: string): boolean {
  if (part === 'company') return !COMPANY_CONTACT_FIELDS.includes(field);
  return PERSON_IDENTITY_FIELDS.some((known) => known === field);
}

/** Whether both values of a change are kept with the identity, or its name alone. */
export function keepsValues(field: string): boolean {
  return !PRIVATE_FIELDS.includes(field);
}

/**
 * What becomes of a change: it is saved at once, it opens the check again, or it is refused because somebody is looking at what it touches.
 * @param frozen why that part of the identity is frozen; null where it is open
 */
export function effectOf(
  part: IdentityPart,
  changes: readonly Pick<FieldChange, 'field'>[],
  frozen: 'checked' | 'in_review' | null,
): 'saved' | 'reopens' | 'in_review' {
  if (frozen === null || !changes.some(({ field }) => bearsIdentity(part, field))) return 'saved';
  return frozen === 'checked' ? 'reopens' : 'in_review';
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (!Array.isArray(value)) return String(value);
  return value.map(holderText).join(', ') || null;
}

function holderText(holder: unknown): string {
  if (typeof holder !== 'object' || holder === null) return String(holder);
  const { name, stake } = holder as { name?: unknown; stake?: unknown };
  return `${String(name ?? '')} (${String(stake ?? '')} %)`;
}
