import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { takeHandOff, withHandOff } from './hand-off.server.ts';

const contextOf = (pieces: string[]) => {
  const bytes = new TextEncoder().encode(pieces.join('|'));
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      // Cut in the middle of a letter of two bytes.
      controller.enqueue(bytes.slice(0, 2));
      controller.enqueue(bytes.slice(2));
      controller.close();
    },
  });
  return { serverHandoffStream } as EntryContext;
};

test('the data come whole, and the tree keeps no stream', async () => {
  const remix = contextOf(['aéi', 'ou']);
  expect((await takeHandOff(remix)).join('')).toBe('aéi|ou');
  expect(remix.serverHandoffStream).toBeUndefined();
  expect(await takeHandOff(remix)).toEqual([]);
});

test('data handed to the page can end neither its script nor the page', () => {
  const evil = '</script><img src=x onerror=alert(1)>\u2028 </body> "\\';
  const page = withHandOff('<html><body><p>hola</p></body></html>', [evil], 'n0');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page.match(/<\/body>/g)).toHaveLength(1);
  expect(page).toMatch(/^<html><body><p>hola<\/p><script nonce="n0">.*<\/script><\/body><\/html>$/);
  const [, call = ''] = /enqueue\((".*?")\);window/.exec(page) ?? [];
  expect(JSON.parse(call)).toBe(evil);
});
