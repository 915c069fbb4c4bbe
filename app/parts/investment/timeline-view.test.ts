import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf, WORDINGS } from '#app/i18n/texts.server.ts';
import type { TextTree } from '#app/i18n/texts.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Investment } from '#contract/investment.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { timelineOf } from '#domain/investment/timeline.ts';
import { MINTING_STRATEGIES } from '#domain/issuance/status.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { type TimelineReader, timelineLines } from './timeline-view.ts';

const READERS: readonly TimelineReader[] = ['investor', 'manager', 'issuer'];
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 10));
const moment = fc.option(fc.integer({ min: 1, max: 28 }).map(day));

const TEXTS = Object.fromEntries(
  LANGUAGES.flatMap((lang) => WORDINGS.map((wording) => [`${lang} ${wording}`, textsOf(lang, wording)])),
);

/** The app's own words, nothing filled in. */
function wordsIn(lang: Language, wording: (typeof WORDINGS)[number]) {
  const texts = TEXTS[`${lang} ${wording}`] ?? {};
  return (key: string): string => {
    const [namespace = '', place = ''] = key.split(':');
    const found = place
      .split('.')
      .reduce<string | TextTree | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        texts[namespace],
      );
    if (typeof found !== 'string') throw new Error(`no text ${key}`);
    return found;
  };
}

const order = fc.record({
  status: fc.constantFrom(...INVESTMENT_STATUSES),
  history: fc.array(
    fc.record({ status: fc.constantFrom(...INVESTMENT_STATUSES), at: fc.integer({ min: 1, max: 28 }).map(day) }),
    { maxLength: 6 },
  ),
  method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
  signs: fc.boolean(),
  strategy: fc.constantFrom(...MINTING_STRATEGIES),
  reflectionEndsAt: moment,
  expiresAt: moment,
});

describe('the present stage of an order', () => {
  it('is told to each reader as theirs where it is theirs, and never otherwise: to no manager what the investor has to do', () => {
    const said = new Set<string>();
    fc.assert(
      fc.property(
        order,
        fc.constantFrom(...READERS),
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...WORDINGS),
        fc.integer({ min: 1, max: 28 }).map(day),
        (facts, reader, lang, wording, now) => {
          const t = wordsIn(lang, wording);
          const format = { date: () => 'day', relativeDays: () => 'age' };
          const customization = { modules: { signature: facts.signs }, hide: { signInvestment: false } };
          const visit = { t, format, customization, now } as unknown as Visit;
          const investment = {
            status: facts.status,
            history: facts.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
            payment_method: facts.method,
            issuance: { minting_strategy: facts.strategy },
            reflection_ends_at: facts.reflectionEndsAt?.toISOString() ?? null,
            expires_at: facts.expiresAt?.toISOString() ?? null,
          } as unknown as Investment;
          const steps = timelineOf(facts, now);
          const lines = timelineLines(visit, investment, reader);
          expect(lines.map(({ key }) => key)).toEqual(steps.map(({ stage }) => stage));
          for (const [at, { by, state, at: doneAt }] of steps.entries()) {
            const name = steps[at] && `${state === 'done' ? 'done' : 'toDo'}.${steps[at].stage}`;
            expect(lines[at]?.label).toBe(t(`investments:timeline.${name}`));
            const note = lines[at]?.note ?? '';
            const isTold = (state === 'now' || state === 'failed') && doneAt === null;
            const isTheirs = isTold && by === reader;
            expect(note.includes(t('investments:timeline.who.investor')), `${reader} ${by}: ${note}`).toBe(isTheirs);
            if (isTold) expect(note).not.toBe('');
            if (isTold) said.add(`${reader} ${by}`);
          }
        },
      ),
      { numRuns: 3000 },
    );
    for (const reader of READERS)
      for (const by of ['investor', 'manager', 'provider', 'system', 'time']) expect(said).toContain(`${reader} ${by}`);
  });

  it('has words of its own for each of the two others, in both languages and wordings', () => {
    for (const lang of LANGUAGES)
      for (const wording of WORDINGS) {
        const t = wordsIn(lang, wording);
        const yours = t('investments:timeline.who.investor');
        expect(t('investments:timeline.managerWho.manager')).toBe(yours);
        for (const key of ['who.manager', 'managerWho.investor', 'issuerWho.investor', 'issuerWho.manager'])
          expect(t(`investments:timeline.${key}`), key).not.toBe(yours);
      }
  });
});
