import { createHash } from 'node:crypto';
import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-host.ts';

/** Why nothing was read from an address. */
type FetchFault = 'not_https' | 'not_public' | 'unreachable' | 'slow' | 'refused' | 'redirected' | 'encoded' | 'large';

/** Nothing was read. `status`: of the answer, where there was one. */
export class FetchFailed extends Error {
  constructor(
    readonly fault: FetchFault,
    readonly status: number | null = null,
  ) {
    super(fault);
  }
}

interface Limits {
  maxBytes: number;
  /** For all of it, from the name to the last byte. */
  maxMs: number;
}

/** What the answer before said of itself: asked with it, a file that is the same is not sent again. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

type Fetched = { same: true } | ({ same: false; bytes: Buffer; sha256: string } & Validators);

/** Which addresses may be asked, and whose certificates count: tests have a server of their own. */
export interface Reach {
  mayAsk(address: string): boolean;
  ca?: string;
}
const PUBLIC: Reach = { mayAsk: isPublicAddress };

/** Headers that say what they say once, and are kept: longer ones are none. */
const VALIDATOR_MAX_CHARS = 300;

/**
 * Reads a file from an https address that somebody has typed. Every address that the name stands for is looked at where the connection is made, so that a name
 * cannot stand for another one between the look and the call; redirections are followed nowhere; nothing is unpacked; and it ends by size and time.
 * Call it with no transaction open. @throws FetchFailed
 */
export async function guardedFetch(
  address: string,
  { maxBytes, maxMs }: Limits,
  { etag, lastModified }: Validators,
  reach: Reach = PUBLIC,
): Promise<Fetched> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username || url.password) throw new FetchFailed('not_https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !reach.mayAsk(host)) throw new FetchFailed('not_public');
  const late = AbortSignal.timeout(maxMs);
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(
        url,
        { headers, agent: false, ca: reach.ca, lookup: lookingAt(reach), signal: late },
        resolve,
      );
      asking.on('error', reject);
      asking.end();
    });
    return await readWhole(answer, maxBytes);
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(late.aborted ? 'slow' : 'unreachable');
  }
}

/** A look-up that answers no address which may not be asked. */
function lookingAt({ mayAsk }: Reach): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => mayAsk(address))) return done(new FetchFailed('not_public'), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

async function readWhole(answer: IncomingMessage, maxBytes: number): Promise<Fetched> {
  const { statusCode: status = 0, headers } = answer;
  const refuse = (fault: FetchFault) => {
    answer.destroy();
    return new FetchFailed(fault, status);
  };
  if (status === 304) {
    answer.resume();
    return { same: true };
  }
  if (status >= 300 && status < 400) throw refuse('redirected');
  if (status !== 200) throw refuse('refused');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse('encoded');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refuse('large');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += (part as Buffer).byteLength;
    if (bytes > maxBytes) throw refuse('large');
    parts.push(part as Buffer);
  }
  if (!answer.complete) throw refuse('unreachable');
  const whole = Buffer.concat(parts);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  return {
    same: false,
    bytes: whole,
    sha256,
    etag: short(headers.etag),
    lastModified: short(headers['last-modified']),
  };
}

const short = (value: string | undefined) => (value && value.length <= VALIDATOR_MAX_CHARS ? value : null);
