import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { customizationCache, DEFAULT_CUSTOMIZATION, SURE_MS } from './customization.server.ts';

const TENANT = { name: 'aurora', host: 'aurora.localhost', apiBase: 'http://localhost:1' };
const named = (title: string) => customization.parse({ title });
const MINUTE = 60_000;

/** A cache with a clock and answers of one's own. */
function lab(answers: (() => Promise<ReturnType<typeof named>>)[], versions?: (() => Promise<number>)[]) {
  let now = 0;
  let asked = 0;
  let checked = 0;
  const cache = customizationCache(
    {
      async look() {
        const answer = answers[Math.min(asked, answers.length - 1)];
        asked += 1;
        if (!answer) throw new Error('no answer');
        return { look: await answer(), version: versions ? asked : null };
      },
      async version() {
        const answer = versions?.[Math.min(checked, versions.length - 1)];
        checked += 1;
        if (!answer) throw new Error('nobody counts');
        return answer();
      },
    },
    () => now,
  );
  return {
    title: async (tenant = TENANT, sureMs = SURE_MS) => (await cache.of(tenant, sureMs)).title,
    later: async (ms: number) => {
      now += ms;
    },
    settled: () => new Promise((resolve) => setTimeout(resolve, 5)),
    asked: () => asked,
    checked: () => checked,
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
    const cache = customizationCache({
      look: async (tenant) => ({ look: named(tenant.name), version: null }),
      version: async () => 1,
    });
    const other = { ...TENANT, name: 'voltio' };
    expect([(await cache.of(TENANT)).title, (await cache.of(other)).title]).toEqual(['aurora', 'voltio']);
  });

  it('is another one with the next page, in every process, where the API counts its changes', async () => {
    const { title, asked, checked, later } = lab(
      [async () => named('one'), async () => named('two')],
      [async () => 1, async () => 2],
    );
    expect(await title()).toBe('one');
    // A page that is kept asks each time, one of somebody who is signed in once a second.
    expect(await title(TENANT, 0)).toBe('one');
    expect([asked(), checked()]).toEqual([1, 1]);
    expect(await title()).toBe('one');
    expect(checked()).toBe(1);
    await later(SURE_MS);
    expect(await title()).toBe('two');
    expect([asked(), checked()]).toEqual([2, 2]);
  });

  it('stays as it was while its number cannot be asked for, and nobody waits for it meanwhile', async () => {
    const never = () => new Promise<number>(() => {});
    const { title, later, checked } = lab([async () => named('one')], [fails, never]);
    await title();
    await later(SURE_MS);
    expect(await title()).toBe('one');
    await later(SURE_MS);
    expect(await title()).toBe('one');
    expect(checked()).toBe(1);
    await later(6_000);
    expect(await title()).toBe('one');
  });

  it('is waited for by the page after a publishing, whatever was being asked before', async () => {
    let answer = (_: ReturnType<typeof named>) => {};
    const late = () => new Promise<ReturnType<typeof named>>((resolve) => (answer = resolve));
    const { title, later, settled, cache } = lab([async () => named('one'), late, async () => named('three')]);
    await title();
    await later(5 * MINUTE);
    expect(await title()).toBe('one');
    cache.forget(TENANT);
    expect(await title()).toBe('three');
    answer(named('two'));
    await settled();
    expect(await title()).toBe('three');
  });
});
