import { describe, expect, it } from 'vitest';
import { serverSaid } from './server-said.ts';

const refusal = (responseCode: number, command: string) =>
  Object.assign(new Error('refused'), { responseCode, command, response: `${responseCode} no such user\r\n here` });

describe('the answer of a mail server', () => {
  it('is a bounce where it refuses the address for good, and a failure where it may take it later', () => {
    expect(serverSaid(refusal(550, 'RCPT TO'))).toEqual({ state: 'BOUNCED', failure: '550 no such user here' });
    expect(serverSaid(refusal(450, 'RCPT TO')).state).toBe('FAILED');
  });

  it('is a failure where it refuses the sender, the words, or does not answer', () => {
    expect(serverSaid(refusal(535, 'AUTH LOGIN')).state).toBe('FAILED');
    expect(serverSaid(refusal(554, 'DATA')).state).toBe('FAILED');
    expect(serverSaid(new Error('connect ECONNREFUSED'))).toEqual({ state: 'FAILED', failure: 'connect ECONNREFUSED' });
    expect(serverSaid(null)).toEqual({ state: 'FAILED', failure: '' });
  });

  it('is kept short', () => {
    expect(serverSaid(new Error('x'.repeat(900))).failure).toHaveLength(200);
  });
});
