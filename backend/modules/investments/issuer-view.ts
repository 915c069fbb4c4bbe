import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { ManagedInvestmentJson } from './present-investment.ts';
import type { ManagedOrderJson } from './present-order.ts';

/** How much of an investor an issuer reads. */
type Reader = Pick<SignedInCall, 'session' | 'tenant' | 'user'>;

/**
 * An order as the caller may read it: all of it for a manager. An issuer knows who is in the project, by initials where the tenant says so, and how each
 * order stands; never the person's e-mail, their bank reference, their card, or the papers of their payment.
 */
export function asReadBy(reader: Reader, order: ManagedInvestmentJson): ManagedInvestmentJson {
  if (actsAsManager(reader)) return order;
  return {
    ...order,
    ...asIssuerReads(reader, order),
    payment_card: null,
    proof: null,
    refunds: order.refunds.map((refund) => ({ ...refund, to: null, reference: null, ether: null })),
  };
}

/** The same of one in a list. */
export function listedFor(reader: Reader, order: ManagedOrderJson): ManagedOrderJson {
  return actsAsManager(reader) ? order : { ...order, ...asIssuerReads(reader, order) };
}

function asIssuerReads({ tenant }: Reader, order: Pick<ManagedOrderJson, 'investor' | 'mint_refused'>) {
  const { issuersSeeInitials } = tenant.settings;
  const { id, name, email, representative } = order.investor;
  // Somebody without a name is called by their address: that is not the issuer's to know.
  const known = name === email ? '' : name;
  return {
    investor: {
      id,
      name: issuersSeeInitials ? initialsOf(known) : known,
      representative: issuersSeeInitials || representative === email ? null : representative,
      email: '',
    },
    // Where somebody's money comes from is between them and the house (Ley 10/2010, article 24).
    mint_refused: order.mint_refused === 'funds_not_clear' ? 'identity_not_checked' : order.mint_refused,
    wire_reference: null,
  };
}

/** A holder's name for whoever reads it: an issuer never reads an address in its place, and initials where the tenant says so. */
export function nameFor(reader: Reader, { name, email }: { name: string; email: string }): string {
  if (actsAsManager(reader)) return name;
  const known = name === email ? '' : name;
  return reader.tenant.settings.issuersSeeInitials ? initialsOf(known) : known;
}

/** First letters of a name's words, "E. R. P."; nothing of an empty one. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/u)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}
