import { expect, test } from 'vitest';
import { typedAddress } from './typed-address.ts';

test('the typed e-mail is taken with blanks and capitals, and no other is', () => {
  const schema = typedAddress('ana.ruiz@persona.test');
  for (const typed of ['ana.ruiz@persona.test', '  Ana.Ruiz@PERSONA.test ', 'ana.ruiz@persona.test\n'])
    expect(schema.safeParse(typed).success).toBe(true);
  for (const typed of ['', ' ', 'ana.ruiz@persona', 'anaruiz@persona.test', 'ana.ruiz@persona.test.es'])
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('deletion:typedWrong');
});
