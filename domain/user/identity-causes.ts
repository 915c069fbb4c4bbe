/**
 * Why a provider could not confirm an identity, as the person may be told and can mend. What else a provider finds is never told to the
 * person (Ley 10/2010, article 24): it reaches the managers alone.
 */
export const IDENTITY_CAUSES = [
  'UNREADABLE',
  'INCOMPLETE',
  'EXPIRED',
  'DAMAGED',
  'NOT_ACCEPTED',
  'NOT_ORIGINAL',
  'DATA_DIFFER',
  'NOT_CONFIRMED',
] as const;
export type IdentityCause = (typeof IDENTITY_CAUSES)[number];
