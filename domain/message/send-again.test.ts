import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, OPEN_MAILS, SECRET_MAILS } from './mail-secrets.ts';
import { MAIL_STANDINGS, MAIL_STATES, STATES_OF } from './mail-state.ts';
import { againBlock } from './send-again.ts';

const written = new Date('2026-11-23T10:00:00Z');
const later = (minutes: number) => new Date(written.getTime() + minutes * 60_000);

describe('sending a mail again', () => {
  it('is for mails that failed or bounced alone, whatever else they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAIL_STATES),
        fc.constantFrom(...MAIL_KINDS),
        fc.boolean(),
        (state, kind, isKept) => {
          const block = againBlock({ kind, state, isKept, writtenAt: written }, written);
          const failed = state === 'FAILED' || state === 'BOUNCED';
          expect(block === 'not_failed').toBe(!failed);
          if (failed) expect(block).toBe(isKept ? null : 'forgotten');
        },
      ),
    );
  });

  it('ends with the time of the code or link that it carries, to the minute, and never ends for the others', () => {
    const of = (kind: string, minutes: number) =>
      againBlock({ kind, state: 'FAILED', isKept: true, writtenAt: written }, later(minutes));
    for (const [kind, minutes] of Object.entries(SECRET_MAILS)) {
      expect(of(kind, minutes - 1)).toBeNull();
      expect(of(kind, minutes)).toBe('past_its_time');
    }
    for (const kind of OPEN_MAILS) expect(of(kind, 600_000)).toBeNull();
  });

  it('is refused at once for a kind of which nobody has said what it carries', () => {
    expect(againBlock({ kind: 'brand.new', state: 'BOUNCED', isKept: true, writtenAt: written }, written)).toBe(
      'past_its_time',
    );
  });
});

describe('the standings that mails are looked for by', () => {
  it('name each state once', () => {
    expect(MAIL_STANDINGS.flatMap((standing) => STATES_OF[standing]).sort()).toEqual([...MAIL_STATES].sort());
  });
});
