import { describe, expect, it } from 'vitest';
import { viewSender } from './send-views.ts';
import { type ViewBatch, viewCounter } from './view-counter.ts';

const look = { host: 'a.localhost', slug: 'huerta', address: '203.0.113.7', agent: 'Firefox' };

/** A sender whose API answers as told, and takes each batch in once as the real one does. */
function sending(answer: () => number | 'lost' | 'down') {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const counter = viewCounter(() => now);
  const taken = new Map<string, ViewBatch>();
  let asked = 0;
  const sender = viewSender(
    counter,
    async (_, batch) => {
      asked += 1;
      const status = answer();
      if (status === 'down') throw new Error('ECONNREFUSED');
      if (status === 'lost' || status === 200) if (!taken.has(batch.batch)) taken.set(batch.batch, batch);
      if (status === 'lost') throw new Error('UND_ERR_SOCKET');
      return status;
    },
    { warn: () => undefined },
    () => now,
  );
  let visitor = 0;
  return {
    saw: (slug = 'huerta') => counter.saw({ ...look, slug, address: `198.51.100.${++visitor}` }),
    send: () => sender.send(),
    wait: (ms: number) => {
      now += ms;
    },
    asked: () => asked,
    counted: () => [...taken.values()].flatMap(({ pages }) => pages).reduce((sum, { count }) => sum + count, 0),
  };
}

describe('counted views', () => {
  it('arrive once where the answer is lost, and all of them after an API was away', async () => {
    const answers: (200 | 'lost' | 'down')[] = ['lost', 'down', 'down', 'lost'];
    const { saw, send, counted } = sending(() => answers.shift() ?? 200);
    for (let round = 1; round <= 6; round += 1) {
      saw();
      saw('molino');
      await send();
    }
    await send();
    expect(counted()).toBe(12);
  });

  it('are not sent twice at once, and nothing is asked where nobody looked', async () => {
    const { saw, send, counted, asked } = sending(() => 200);
    await send();
    saw();
    await Promise.all([send(), send(), send()]);
    expect([asked(), counted()]).toEqual([1, 1]);
  });

  it('are lost after a day without an answer, and with an API that does not know the call, which is left alone for an hour', async () => {
    let status: 404 | 200 | 'down' = 'down';
    const { saw, send, counted, asked, wait } = sending(() => status);
    saw();
    await send();
    wait(25 * 3_600_000);
    status = 404;
    saw();
    await send();
    expect(asked()).toBe(2);
    saw();
    await send();
    expect(asked()).toBe(2);
    wait(3_600_001);
    status = 200;
    saw();
    await send();
    expect(counted()).toBe(1);
  });
});
