import type { ProjectSection } from './project-sections.ts';
import type { IssuanceStatus } from './status.ts';

/**
 * Why a value may not be changed in a phase: it lies with the record-keeping body; people have ordered on it, so that a change is material
 * (ECSPR, article 23) and goes another way; or the campaign is over and what was sold stays what it was.
 */
const CHANGE_REFUSALS = ['with_body', 'material', 'over'] as const;
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** What an investor buys: the terms. `*` is the whole section. */
const TERMS: Partial<Record<ProjectSection, readonly string[]>> = {
  card: ['product_type'],
  issuer: ['issuer_name', 'issuer_tax_number', 'issuer_user_id'],
  token: ['*'],
  calendar: ['*'],
  return: ['*'],
};
/** What a project that is over may still tell. */
const AFTER: Partial<Record<ProjectSection, readonly string[]>> = {
  card: ['slug', 'client_uuid'],
  issuer: [
    'issuer_website',
    'issuer_register_place',
    'issuer_register_volume',
    'issuer_register_folio',
    'issuer_register_sheet',
    'issuer_emails',
  ],
  images: ['*'],
  documents: ['*'],
  team: ['*'],
};

/** Why a field of a section may not be changed in this phase; null where it may. Dates may still be set while the body looks at the offer. */
export function changeRefusal(status: IssuanceStatus, section: ProjectSection, field: string): ChangeRefusal | null {
  switch (status) {
    case 'DRAFT':
    case 'PRE_CAMPAIGN':
      return null;
    case 'VALIDATING':
      return section !== 'calendar' && isIn(TERMS, section, field) ? 'with_body' : null;
    case 'CAMPAIGN':
      return isIn(TERMS, section, field) ? 'material' : null;
    case 'CLOSED':
      return isIn(AFTER, section, field) ? null : 'over';
  }
}

/** Whether a change of a field is one of the terms that an investor saw, so that an open page shows itself anew. */
export function isTerm(section: ProjectSection, field: string): boolean {
  return isIn(TERMS, section, field);
}

function isIn(table: Partial<Record<ProjectSection, readonly string[]>>, section: ProjectSection, field: string) {
  const fields = table[section] ?? [];
  return fields.includes('*') || fields.includes(field);
}
