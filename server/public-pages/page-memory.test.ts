import { describe, expect, it } from 'vitest';
import { type WholePage, wholePage } from '../whole-page.ts';
import { type Drawn, type PageMemory, pageMemory } from './page-memory.ts';

const MIB = 1024 * 1024;
const place = (key: string, isUsual = true) => ({ key, isUsual });
const pageOf = (text: string): WholePage =>
  wholePage(Buffer.from(text), new Headers({ 'Content-Type': 'text/html' }), 'a.test');
const refusal = (status: number): Drawn => ({ answer: new Response('no', { status }) });

/** A memory with a clock of its own and an app that says what it is told to. */
function room(maxBytes = MIB) {
  const now = { ms: 0 };
  const asked: string[] = [];
  const memory: PageMemory = pageMemory(maxBytes, () => now.ms);
  const take = async (key: string, says: () => Drawn | Promise<Drawn>, isUsual = true) => {
    const drawn = await memory.take(place(key, isUsual), async () => {
      asked.push(key);
      return says();
    });
    return drawn === null ? null : 'page' in drawn ? textOf(drawn.page) : drawn.answer.status;
  };
  return { now, asked, memory, take, says: (text: string) => () => ({ page: pageOf(text) }) };
}

const textOf = (page: WholePage) => Buffer.from(page.ready(null)?.body ?? '').toString();
/** An answer that comes when the test lets it. */
function held() {
  let give: (drawn: Drawn) => void = () => undefined;
  const answer = new Promise<Drawn>((resolve) => {
    give = resolve;
  });
  return { says: () => answer, give: (drawn: Drawn) => give(drawn) };
}

describe('pageMemory', () => {
  it('keeps a page for ten seconds from when its drawing began, then has it drawn anew', async () => {
    const { now, asked, memory, take, says } = room();
    expect(await take('a', says('one'))).toBe('one');
    now.ms = 9_999;
    expect(await take('a', says('two'))).toBe('one');
    expect(memory.fresh(place('a'))).not.toBeNull();
    now.ms = 10_000;
    expect(memory.fresh(place('a'))).toBeNull();
    expect(await take('a', says('two'))).toBe('two');
    expect(asked).toEqual(['a', 'a']);
  });

  it('has a page drawn once, however many ask', async () => {
    const { asked, take } = room();
    const { says, give } = held();
    const all = Array.from({ length: 50 }, () => take('a', says));
    give({ page: pageOf('one') });
    expect(await Promise.all(all)).toEqual(Array(50).fill('one'));
    expect(asked).toEqual(['a']);
  });

  it('has the pages of an origin drawn anew whose look has changed, and keeps none that was begun before', async () => {
    const { asked, memory, take, says } = room();
    const { says: slow, give } = held();
    await take('http://a/login es', says('old'));
    await take('http://ab/login es', says('another'));
    const begun = take('http://a/how es', slow);
    memory.forget('http://a');
    give({ page: pageOf('old') });
    expect(await begun).toBe('old');
    expect(await take('http://a/login es', says('new'))).toBe('new');
    expect(await take('http://a/how es', says('new'))).toBe('new');
    expect(await take('http://ab/login es', says('new'))).toBe('another');
    expect(asked).toHaveLength(5);
  });

  it('gives the old page to whoever asks while a slow app draws the new one', async () => {
    const { now, asked, take, says } = room();
    await take('a', says('one'));
    now.ms = 11_000;
    const { says: slow, give } = held();
    expect(await Promise.all([take('a', slow), take('a', slow), take('a', slow)])).toEqual(['one', 'one', 'one']);
    expect(asked).toEqual(['a', 'a']);
    give({ page: pageOf('two') });
    await Promise.resolve();
    now.ms = 11_500;
    expect(await take('a', says('three'))).toBe('two');
  });

  it('keeps the old page through errors for a minute, asking every two seconds, and then says the error', async () => {
    const { now, asked, take, says } = room();
    await take('a', says('one'));
    for (const ms of [10_000, 10_500, 11_999]) {
      now.ms = ms;
      expect(await take('a', () => refusal(503))).toBe('one');
    }
    expect(asked.length).toBe(2);
    now.ms = 12_000;
    const broken = () => Promise.reject(new Error('broken'));
    expect(await take('a', broken)).toBe('one');
    expect(asked.length).toBe(3);
    now.ms = 60_000;
    expect(await take('a', () => refusal(503))).toBe(503);
    expect(await take('a', broken)).toBeNull();
    now.ms = 61_000;
    expect(await take('a', says('two'))).toBe('two');
  });

  it('forgets a page at once that is none any more, and gives that answer to one asker alone', async () => {
    const { now, memory, take, says } = room();
    await take('a', says('one'));
    now.ms = 10_000;
    const { says: gone, give } = held();
    const two = [take('a', gone), take('a', gone)];
    give(refusal(404));
    expect((await Promise.all(two)).sort()).toEqual([404, null].sort());
    expect(memory.fresh(place('a'))).toBeNull();
  });

  it('keeps the packed forms of a page that has not changed', async () => {
    const { now, memory, take, says } = room();
    await take('a', says('one '.repeat(1000)));
    const packed = await memory.fresh(place('a'))?.sent('br');
    now.ms = 10_000;
    await take('a', says('one '.repeat(1000)));
    expect(memory.fresh(place('a'))?.ready('br')).toBe(packed);
    now.ms = 20_000;
    await take('a', says('two '.repeat(1000)));
    expect(memory.fresh(place('a'))?.ready('br')).toBeUndefined();
  });

  it('is bounded in bytes, and addresses of strangers’ making push out no page of ours', async () => {
    const { memory, take, says } = room(MIB);
    const text = 'x'.repeat(20_000);
    await take('ours', says(text));
    for (let at = 0; at < 200; at += 1) await take(`strange ${at}`, says(text), false);
    const kept = Array.from({ length: 200 }, (_, at) => memory.fresh(place(`strange ${at}`, false))).filter(Boolean);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.reduce((sum, page) => sum + (page?.mostBytes ?? 0), 0)).toBeLessThanOrEqual(MIB / 8);
    expect(memory.fresh(place('ours'))).not.toBeNull();
    for (let at = 0; at < 100; at += 1) await take(`page ${at}`, says(text));
    const all = Array.from({ length: 100 }, (_, at) => memory.fresh(place(`page ${at}`))).filter(Boolean);
    expect(all.reduce((sum, page) => sum + (page?.mostBytes ?? 0), 0)).toBeLessThanOrEqual(MIB);
    expect(memory.fresh(place('ours'))).toBeNull();
  });
});
