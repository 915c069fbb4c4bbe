import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';

interface Named {
  legalName: string | null;
  name: string;
  email: string;
}

/** How a holder is called: a manager reads names, or the e-mail of who has none; an issuer never an e-mail, and initials where the tenant says so. */
export function holderName(call: SignedInCall, { legalName, name, email }: Named): string {
  if (actsAsManager(call)) return legalName ?? (name || email);
  return call.tenant.settings.issuersSeeInitials ? initialsOf(legalName ?? name) : (legalName ?? name);
}
