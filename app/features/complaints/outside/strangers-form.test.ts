import { expect, test } from 'vitest';
import { readStrangersForm } from './strangers-form.server.ts';

const ADDRESS = 'http://cumbre.test/complaints/new';
const TYPE = 'multipart/form-data; boundary=b';
const WHOLE = '--b\r\nContent-Disposition: form-data; name="what"\r\n\r\nNobody answered.\r\n--b--\r\n';

/** A form of so many declared bytes, whose sender says nothing until told to. */
function slow(bytes: number) {
  let send = () => {};
  const body = new ReadableStream({
    start: (stream) => {
      send = () => {
        stream.enqueue(new TextEncoder().encode(WHOLE));
        stream.close();
      };
    },
  });
  const headers = { 'Content-Type': TYPE, 'Content-Length': String(bytes) };
  const request = new Request(ADDRESS, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const read = readStrangersForm(request, 10);
  const state = { isRead: false };
  void read.then(() => {
    state.isRead = true;
  });
  return { send, read, state };
}
const turns = () => new Promise((done) => setTimeout(done, 20));

test('a fifth form with papers waits for one of four that are sent slowly, a complaint without papers does not', async () => {
  const four = [1, 2, 3, 4].map(() => slow(20_000_000));
  const fifth = slow(20_000_000);
  fifth.send();
  await turns();
  expect(fifth.state.isRead).toBe(false);

  const small = slow(WHOLE.length);
  small.send();
  expect((await small.read).text('what')).toBe('Nobody answered.');

  four[0]?.send();
  expect((await fifth.read).text('what')).toBe('Nobody answered.');
  for (const one of four) if (one !== four[0]) one.send();
  await Promise.all(four.map(({ read }) => read));
});
