/** What a report says of one recipient (RFC 3464, section 2.3). */
export interface ReportedRecipient {
  /** The address without its type; empty: none was told. */
  address: string;
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** `5.1.1` (RFC 3463). */
  status: string;
  /** What the other server said. */
  diagnostic: string;
}

/** What became of an address: there is none, or it takes no mail and will not; a mail did not arrive for a reason of its own; nothing is settled yet. */
type ReportVerdict = 'address_dead' | 'mail_lost' | 'nothing';

const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;
const MOST_RECIPIENTS = 50;
const MOST_CHARS = 200;

/** Reads the fields of a report: its first block is about the mail, each other one about a recipient. What is no block of a recipient is left out. */
export function readDeliveryStatus(text: string): ReportedRecipient[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, MOST_RECIPIENTS + 1)
    .flatMap((block) => recipientOf(fieldsOf(block)) ?? []);
}

/** Fields of a block by their name in small letters; a line that begins with a blank goes on with the one before (RFC 5322, 2.2.3). */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}

function recipientOf(fields: Map<string, string>): ReportedRecipient | null {
  const action = ACTIONS.find((known) => known === fields.get('action')?.toLowerCase());
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
  const named = fields.get('final-recipient') ?? fields.get('original-recipient') ?? '';
  if (!action || !status || !named) return null;
  return {
    address: untyped(named).toLowerCase(),
    action,
    status,
    diagnostic: untyped(fields.get('diagnostic-code') ?? '').slice(0, MOST_CHARS),
  };
}

/** `rfc822; ana@example.com` without its type. */
const untyped = (text: string) => text.slice(text.indexOf(';') + 1).trim();

/** Of permanent answers, those about the address itself (RFC 3463): no such mailbox or domain, moved, disabled. A full mailbox or a refused message is none. */
const DEAD = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** What a report means for the mail and its address. */
export function reportVerdict({ action, status }: Pick<ReportedRecipient, 'action' | 'status'>): ReportVerdict {
  if (action !== 'failed') return 'nothing';
  return DEAD.includes(status) ? 'address_dead' : 'mail_lost';
}
