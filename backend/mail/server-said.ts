const MOST_CHARS = 200;

interface Said {
  /** `BOUNCED`: there is no such mailbox, or it takes none, and will not: trying again changes nothing. */
  state: 'FAILED' | 'BOUNCED';
  /** The server's own words, or what became of asking it. */
  failure: string;
}

/** What a mail server's refusal means: a permanent answer (5xx, RFC 5321, 4.2.1) to the address itself is a bounce; all else may pass. */
export function serverSaid(error: unknown): Said {
  const { responseCode, command, response, message } = factsOf(error);
  const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  const said = typeof response === 'string' && response !== '' ? response : message;
  return {
    state: isForGood && command === 'RCPT TO' ? 'BOUNCED' : 'FAILED',
    failure: String(said ?? '')
      .replaceAll('\u0000', ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MOST_CHARS),
  };
}

function factsOf(error: unknown): Record<'responseCode' | 'command' | 'response' | 'message', unknown> {
  const of = (name: string): unknown => (typeof error === 'object' && error ? Reflect.get(error, name) : undefined);
  return {
    responseCode: of('responseCode'),
    command: of('command'),
    response: of('response'),
    message: of('message'),
  };
}
