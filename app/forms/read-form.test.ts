import { describe, expect, it } from 'vitest';
import type { ReadFormOptions } from './form-body.server.ts';
import { readForm } from './read-form.server.ts';

const post = (body: BodyInit, type?: string) =>
  new Request('http://aurora.localhost/x', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });
const urlencoded = (text: string) => post(text, 'application/x-www-form-urlencoded');
const withFile = (bytes: number, more: [string, string][] = []) => {
  const form = new FormData();
  for (const [name, value] of more) form.append(name, value);
  form.append('proof', new File([new Uint8Array(bytes)], 'proof.pdf', { type: 'application/pdf' }));
  return post(form);
};
const statusOf = (request: Request, options?: ReadFormOptions) =>
  readForm(request, options).then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : 'threw'),
  );

describe('readForm', () => {
  it('reads texts as typed', async () => {
    const form = await readForm(urlencoded('email=a%40b.es&name=%C3%91u+x&intent=confirm&idempotency_key=k'));
    expect([form.text('email'), form.text('name'), form.text('none'), form.intent, form.idempotencyKey]).toEqual([
      'a@b.es',
      'Ñu x',
      '',
      'confirm',
      'k',
    ]);
  });

  it('takes no key that is longer than ours, or that no header can carry', async () => {
    const keyOf = async (key: string) =>
      (await readForm(urlencoded(new URLSearchParams({ idempotency_key: key }).toString()))).idempotencyKey;
    expect(await keyOf('k'.repeat(200))).toHaveLength(200);
    for (const key of ['k'.repeat(201), 'k'.repeat(17_000), 'dos\nlíneas', 'ñ']) expect(await keyOf(key)).toBe('');
  });

  it('refuses two values for one field, unless the field is a list', async () => {
    expect(await statusOf(urlencoded('role=USER&role=ADMIN'))).toBe(400);
    expect(await statusOf(urlencoded('role=USER&role=ADMIN'), { multiple: ['role'] })).toBe(200);
    const twice = new FormData();
    twice.append('a', '1');
    twice.append('a', '2');
    expect(await statusOf(post(twice))).toBe(400);
  });

  it('refuses what is no form, and what is too large', async () => {
    expect(await statusOf(post('{}', 'application/json'))).toBe(415);
    expect(await statusOf(post('a=1', 'text/plain'))).toBe(415);
    expect(await statusOf(urlencoded(`a=${'x'.repeat(1024 * 1024 + 1)}`))).toBe(413);
    expect(await statusOf(urlencoded(Array.from({ length: 600 }, (_, at) => `f${at}=1`).join('&')))).toBe(400);
  });

  it.each([
    'email[4294967294]=a',
    'email[0]=a',
    'a.b=1',
    `${'a.'.repeat(3000)}a=1`,
    `${'['.repeat(200_000)}=1`,
    '__proto__=1',
    'constructor=1',
    '__intent__=null',
    '__intent__=1',
    '__intent__={}',
    '__intent__={"type":"insert","payload":{"name":"email"}}',
    '__state__={}',
    '=1',
  ])('refuses at once a name that no form has: %s', async (text) => {
    expect(await statusOf(urlencoded(text))).toBe(400);
    const [name = '', value = ''] = text.split('=');
    const multipart = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
    expect(await statusOf(post(multipart, 'multipart/form-data; boundary=x'))).toBe(400);
  });

  it('answers 400 to every multipart body that is broken, and never hangs', async () => {
    const type = 'multipart/form-data; boundary=x';
    const broken = [
      '',
      'no boundary at all',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
      '--x\r\n\r\n',
      '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--y--',
    ];
    for (const body of broken) expect(await statusOf(post(body || ' ', type))).toBe(400);
    expect(await statusOf(post('x', 'multipart/form-data'))).toBe(400);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'));
        setTimeout(() => controller.error(new Error('gone')), 10);
      },
    });
    expect(
      await statusOf(
        new Request('http://a/', {
          method: 'POST',
          body: stream,
          duplex: 'half',
          headers: { 'Content-Type': type },
        } as RequestInit),
      ),
    ).toBe(400);
  });

  it('takes a file within the limit', async () => {
    const form = await readForm(withFile(1000, [['reference', 'AB12']]), { maxFileMb: 1 });
    expect(form.text('reference')).toBe('AB12');
    expect(form.file('proof')).toMatchObject({ name: 'proof.pdf', size: 1000, type: 'application/pdf' });
    expect(form.problems).toEqual({});
  });

  it('makes a problem of a file over the limit and keeps everything else that was typed', async () => {
    const form = await readForm(withFile(3_000_000, [['reference', 'AB12']]), { maxFileMb: 1 });
    expect(form.text('reference')).toBe('AB12');
    expect(form.file('proof')).toBeNull();
    expect(form.problems).toEqual({ proof: { key: 'validator.error_file_size', params: { max: 1 } } });
  });

  it('names each file that is over the limit where a field takes several, and keeps the others', async () => {
    const form = new FormData();
    for (const [name, bytes] of [
      ['a.jpg', 10],
      ['b.jpg', 2_000_000],
      ['c.jpg', 20],
      ['d.jpg', 2_000_000],
    ] as const)
      form.append('pictures', new File([new Uint8Array(bytes)], name));
    const read = await readForm(post(form), { maxFileMb: 1, maxFiles: 10, multiple: ['pictures'] });
    expect(read.files('pictures').map(({ name, size }) => [name, size])).toEqual([
      ['a.jpg', 10],
      ['c.jpg', 20],
    ]);
    const problem = { key: 'validator.error_file_size', params: { max: 1 } };
    expect(read.refusedFiles).toEqual([
      { field: 'pictures', name: 'b.jpg', problem },
      { field: 'pictures', name: 'd.jpg', problem },
    ]);
    expect(read.problems).toEqual({});
  });

  it('keeps fifty megabytes of files together and names each that is beyond, with everything that was typed', async () => {
    const form = new FormData();
    form.append('reference', 'AB12');
    for (const [name, megabytes] of [
      ['a.jpg', 20],
      ['b.jpg', 25],
      ['c.jpg', 20],
      ['d.jpg', 5],
    ] as const)
      form.append('pictures', new File([new Uint8Array(megabytes * 1_000_000)], name));
    form.append('logo', new File([new Uint8Array(1)], 'logo.png'));
    const read = await readForm(post(form), { maxFileMb: 30, maxFiles: 10, multiple: ['pictures'] });
    expect(read.files('pictures').map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'd.jpg']);
    const problem = { key: 'validator.error_files_together', params: { max: 50 } };
    expect(read.refusedFiles).toEqual([{ field: 'pictures', name: 'c.jpg', problem }]);
    expect([read.text('reference'), read.problems]).toEqual(['AB12', { logo: problem }]);
  });

  it('takes no more files than were asked for, and none where none was', async () => {
    const form = new FormData();
    for (const name of ['a', 'b']) form.append(name, new File(['x'], name));
    expect(await statusOf(post(form), { maxFileMb: 1 })).toBe(413);
    expect(await statusOf(withFile(10))).toBe(400);
  });

  it('tells an empty file from a field that was left alone', async () => {
    const empty = await readForm(withFile(0), { maxFileMb: 1 });
    expect(empty.file('proof')).toMatchObject({ size: 0, name: 'proof.pdf' });
    const alone = new FormData();
    alone.append('proof', new File([], ''));
    expect((await readForm(post(alone), { maxFileMb: 1 })).file('proof')).toBeNull();
  });
});
