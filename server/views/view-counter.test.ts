import { describe, expect, it } from 'vitest';
import { MOST_PAGES_A_BATCH } from '#contract/figures.ts';
import { MOST_BROWSERS, viewCounter } from './view-counter.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const look = { host: 'aurora.localhost', slug: 'huerta', address: '203.0.113.7', agent: 'Firefox' };
const total = (counter: ReturnType<typeof viewCounter>) =>
  [...counter.take().values()].flatMap(({ pages }) => pages).reduce((sum, { count }) => sum + count, 0);

describe('people who look at a page', () => {
  it('count once a day however often they come back, also after a batch has left, and again the next day', () => {
    let now = NOON;
    const counter = viewCounter(() => now);
    for (let times = 0; times < 10_000; times += 1) counter.saw(look);
    expect(total(counter)).toBe(1);
    counter.saw(look);
    counter.saw({ ...look, slug: 'molino' });
    expect(total(counter)).toBe(1);
    now += 24 * 3_600_000;
    counter.saw(look);
    expect(total(counter)).toBe(1);
  });

  it('count ten a day and address at most, whatever one address calls its browsers; the next address counts on', () => {
    const counter = viewCounter(() => NOON);
    for (let name = 0; name < 10_000; name += 1) counter.saw({ ...look, agent: `Firefox/${name}` });
    expect(total(counter)).toBe(MOST_BROWSERS);
    counter.saw({ ...look, address: '203.0.113.8' });
    expect(total(counter)).toBe(1);
  });

  it('are one behind all addresses of a site', () => {
    const counter = viewCounter(() => NOON);
    for (let at = 0; at < 200; at += 1)
      counter.saw({ ...look, address: `2001:db8:1:a${at.toString(16).padStart(2, '0')}::${at}`, agent: 'Firefox' });
    expect(total(counter)).toBe(1);
    counter.saw({ ...look, address: '2001:db8:1:b00::1' });
    counter.saw({ ...look, address: '2001:db8::1' });
    expect(total(counter)).toBe(2);
  });

  it('are sent without anything that says who they were', () => {
    const counter = viewCounter(() => NOON);
    counter.saw(look);
    const [[host, batch] = []] = counter.take();
    expect(host).toBe(look.host);
    expect(batch).toEqual({
      batch: expect.stringMatching(/^[\da-f-]{36}$/),
      from: '2026-11-22T12:00:00.000Z',
      pages: [{ slug: 'huerta', count: 1 }],
    });
    expect(counter.take().size).toBe(0);
  });

  it('are counted on so many pages as a batch holds', () => {
    const counter = viewCounter(() => NOON);
    for (let page = 0; page < MOST_PAGES_A_BATCH + 50; page += 1) counter.saw({ ...look, slug: `p${page}` });
    expect(counter.take().get(look.host)?.pages).toHaveLength(MOST_PAGES_A_BATCH);
  });
});
