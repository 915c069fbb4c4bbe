import fc from 'fast-check';
import { getAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { addressProblem, judgeLines, mayDecide, WHITELIST_LINE_CHARS } from './whitelist.ts';

/** Of EIP-55 itself. */
const PUBLISHED = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const [ALL_CAPITALS = '', , , , MIXED = ''] = PUBLISHED;
const judged = (text: string) => [...judgeLines(text, getAddress)];

describe('an address of a whitelist', () => {
  it('is taken as EIP-55 publishes it, and in one case alone, which has no checksum', () => {
    for (const address of PUBLISHED) {
      expect(addressProblem(address, getAddress)).toBeNull();
      expect(addressProblem(address.toLowerCase(), getAddress)).toBeNull();
    }
    expect(addressProblem(`0x${MIXED.slice(2).toUpperCase()}`, getAddress)).toBeNull();
  });

  it('is refused by name: no address, a wrong capital, nobody’s', () => {
    expect(addressProblem(MIXED.replace('aA', 'AA'), getAddress)).toBe('checksum');
    expect(addressProblem(MIXED.slice(2), getAddress)).toBe('shape');
    expect(addressProblem(`${MIXED}0`, getAddress)).toBe('shape');
    expect(addressProblem(MIXED.replace('5a', '5z'), getAddress)).toBe('shape');
    expect(addressProblem(`0x${'0'.repeat(40)}`, getAddress)).toBe('nobody');
  });

  it('is never taken in mixed case where one letter has the other case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PUBLISHED.slice(4)), fc.nat(39), (address, at) => {
        const sign = address[at + 2] ?? '';
        const turned = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
        fc.pre(turned !== sign);
        expect(addressProblem(address.slice(0, at + 2) + turned + address.slice(at + 3), getAddress)).toBe('checksum');
      }),
    );
  });
});

describe('a pasted list of addresses', () => {
  it('is counted as an editor counts lines, whatever ends them, without its heading and its empty lines', () => {
    const lines = judged(`\uFEFFDirección;Nombre\r\n${ALL_CAPITALS};Ana\r\r"${MIXED.toLowerCase()}",Eva\n\nno es nada`);
    expect(lines.map(({ number, address, problem }) => [number, address, problem])).toEqual([
      [2, ALL_CAPITALS, null],
      [4, MIXED, null],
      [6, null, 'shape'],
    ]);
  });

  it('takes an address whose 0x lacks', () => {
    const [bare] = judged(MIXED.slice(2));
    expect([bare?.address, bare?.problem]).toEqual([MIXED, null]);
  });

  it('says of an address that stands twice where it stood first, whatever its capitals', () => {
    expect(judged(`${MIXED}\n${ALL_CAPITALS}\n${MIXED.toLowerCase()}`)[2]).toMatchObject({
      problem: 'twice',
      first: 1,
    });
  });

  it('has its three bad lines named among 50,000', () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `0x1${at.toString(16).padStart(39, '0')}`);
    rows[9] = 'x';
    rows[25_000] = `${MIXED.slice(0, -1)}D`;
    rows[49_999] = rows[0] ?? '';
    const bad = judged(rows.join('\n')).filter(({ problem }) => problem);
    expect(bad.map(({ number, problem }) => [number, problem])).toEqual([
      [10, 'shape'],
      [25_001, 'checksum'],
      [50_000, 'twice'],
    ]);
  });

  it('keeps of a long line no more than is shown', () => {
    expect(judged('y'.repeat(100_000))[0]?.text).toHaveLength(WHITELIST_LINE_CHARS);
  });

  it('keeps the lines of a file that is no list without what no database takes: zero bytes and halves of a sign', () => {
    expect(judged('PDF\u0000\u0007x').map(({ text }) => text)).toEqual(['PDF\uFFFD\uFFFDx']);
    const [line] = judged(`${'y'.repeat(2 * WHITELIST_LINE_CHARS - 1)}🌍 and more`);
    expect(line?.text).not.toMatch(/\p{Cs}/u);
  });
});

it('an entry is approved unless it is, and revoked unless it is', () => {
  expect([mayDecide('approve', 'APPROVED'), mayDecide('approve', 'REVOKED')]).toEqual([false, true]);
  expect([mayDecide('revoke', 'REVOKED'), mayDecide('revoke', 'PENDING')]).toEqual([false, true]);
});
