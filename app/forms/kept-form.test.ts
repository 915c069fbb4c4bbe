import { describe, expect, it } from 'vitest';
import { keepForm, keptFields } from './kept-form.server.ts';
import { SubmittedForm } from './submitted-form.ts';

const request = () => new Request('http://aurora.localhost/invest/x/invest', { method: 'POST' });

function formOf(fields: Record<string, string | File>): SubmittedForm {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return new SubmittedForm(data);
}

describe('the form of a request', () => {
  it('is kept with what was typed, the key of a payment with it', () => {
    const one = request();
    keepForm(one, formOf({ tokens: '20', idempotency_key: 'k-1' }));
    expect(keptFields(one)).toEqual({ tokens: '20', idempotency_key: 'k-1' });
    expect(keptFields(request())).toBeNull();
  });

  it('never gives a secret back', () => {
    const one = request();
    keepForm(one, formOf({ email: 'a@b.test', password: 'no', password_repeat: 'no', code: '12345', secret: 'x' }));
    expect(keptFields(one)).toEqual({ email: 'a@b.test' });
  });

  it('is not kept with a file, nor when it is long', () => {
    const [withFile, long] = [request(), request()];
    keepForm(withFile, formOf({ name: 'a', proof: new File(['x'], 'x.pdf') }));
    keepForm(long, formOf({ text: 'x'.repeat(20_001) }));
    expect([keptFields(withFile), keptFields(long)]).toEqual([null, null]);
  });
});
