import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server of somebody else's making, on a free port, that keeps what it is sent. */
export interface MailServer {
  url: string;
  /** Every message as it came, in its order. */
  received: Buffer[];
  /** The address that each would come back to, in their order. */
  returns: string[];
  /** The newest message, read by somebody else's parser. */
  newest(): Promise<ParsedMail>;
  close(): Promise<void>;
}

/** @param refuses addresses that it does not take, with the code that it says so by */
export async function startMailServer(refuses: Readonly<Record<string, number>> = {}): Promise<MailServer> {
  const received: Buffer[] = [];
  const returns: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const responseCode = refuses[address];
      done(responseCode === undefined ? null : Object.assign(new Error('no mail is taken here'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts));
        returns.push(envelope.mailFrom ? envelope.mailFrom.address : '');
        done();
      });
    },
  });
  const port = await new Promise<number>((done) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    returns,
    async newest() {
      const last = received.at(-1);
      if (!last) throw new Error('nothing was received');
      return simpleParser(last);
    },
    close: () => new Promise((done) => smtp.close(() => done())),
  };
}
