import { describe, expect, it } from 'vitest';
import { comparedIds } from './compared.ts';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const asked = (...ids: string[]) => new URLSearchParams(ids.map((value) => ['project', value]));

describe('the projects that an address compares', () => {
  it('are those that it names, each once, in its order', () => {
    expect(comparedIds(asked(id(2), id(1), id(2)))).toEqual({ ids: [id(2), id(1)], tooMany: false });
  });

  it('are three at most, and a fourth is told', () => {
    expect(comparedIds(asked(id(1), id(2), id(3), id(4)))).toEqual({ ids: [id(1), id(2), id(3)], tooMany: true });
  });

  it('are none where what is named is no id', () => {
    expect(comparedIds(asked('', "1' or 1=1", 'dos palabras'))).toEqual({ ids: [], tooMany: false });
  });
});
