import { expect, it } from 'vitest';
import { qrPath } from './qr-path.server.ts';

it('draws the three corners of a code and nothing outside it', () => {
  const { size, path } = qrPath('BCD\n002\n1\nSCT\n\nAurora\nES9121000418450200051332\nEUR1650.00');
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
  expect(path).toContain(`M${size - 7} 0h7v1h-7z`);
  expect(path).toContain(`M0 ${size - 1}h7v1h-7z`);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(size);
    expect(Number(y)).toBeLessThan(size);
  }
});
