import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { customizationCache, DEFAULT_CUSTOMIZATION } from './customization.server.ts';

const TENANT = { name: 'aurora', host: 'aurora.localhost', apiBase: 'http://localhost:1' };
const named = (title: string) => customization.parse({ title });
const MINUTE = 60_000;

/** A cache with a clock and answers of one's own. */
function lab(answers: (() => Promise<ReturnType<typeof named>>)[]) {
  let now = 0;
  let asked = 0;
  const cache = customizationCache(
    () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer ? answer() : Promise.reject(new Error('no answer'));
    },
    () => now,
  );
  return {
    title: async (tenant = TENANT) => (await cache.of(tenant)).title,
    later: async (ms: number) => {
      now += ms;
    },
    settled: () => new Promise((resolve) => setTimeout(resolve, 5)),
    asked: () => asked,
    cache,
  };
}
const fails = () => Promise.reject(new Error('down'));

describe('the customization', () => {
  it('is asked for once by many at the same time, and again after five minutes, without anybody waiting', async () => {
    const { title, later, settled, asked } = lab([async () => named('one'), async () => named('two')]);
    expect(await Promise.all([title(), title(), title()])).toEqual(['one', 'one', 'one']);
    expect(asked()).toBe(1);
    await later(5 * MINUTE - 1);
    expect(await title()).toBe('one');
    await later(1);
    expect(await title()).toBe('one');
    await settled();
    expect(await title()).toBe('two');
    expect(asked()).toBe(2);
  });

  it('stays as it was while the API is down, and comes back by itself', async () => {
    const { title, later, settled } = lab([async () => named('one'), fails, async () => named('two')]);
    await title();
    await later(5 * MINUTE);
    await title();
    await settled();
    expect(await title()).toBe('one');
    await later(5_000);
    await title();
    await settled();
    expect(await title()).toBe('two');
  });

  it('is the default one where the API is down at the start, and does not ask it for every page', async () => {
    const { title, later, asked } = lab([fails, async () => named('one')]);
    expect(await title()).toBe(DEFAULT_CUSTOMIZATION.title);
    expect(await title()).toBe(DEFAULT_CUSTOMIZATION.title);
    expect(asked()).toBe(1);
    await later(5_000);
    expect(await title()).toBe('one');
  });

  it('the customization of one tenant is never shown to another', async () => {
    const cache = customizationCache(async (tenant) => named(tenant.name));
    const other = { ...TENANT, name: 'voltio' };
    expect([(await cache.of(TENANT)).title, (await cache.of(other)).title]).toEqual(['aurora', 'voltio']);
  });
});
