import { expect, test } from '#tests/support/journey.ts';

/** What of a mark a system with few colours of its own leaves: its shape and the widths of its border. */
const SHAPES = (marks: Element[]) =>
  marks.map((one) => {
    const { borderTopWidth, borderInlineStartWidth, transform } = getComputedStyle(one, '::before');
    return `${borderTopWidth} ${borderInlineStartWidth} ${transform}`;
  });

test.describe('where the system draws with a few colours of its own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('marks of states and steps differ in shape', async ({ visit }) => {
    const page = await visit('aurora', '/manager/components', 'manager@aurora.test');
    const timeline = page.locator('#status ol > li');
    const [done, now, next] = await timeline.evaluateAll(SHAPES);
    expect(new Set([done, now, next]).size, 'done, now and next of a timeline').toBe(3);
    const [neutral, , positive, caution, negative] = await page.locator('#status > * > span').evaluateAll(SHAPES);
    expect(new Set([neutral, positive, caution, negative]).size, 'four tones of a chip').toBe(4);
  });
});
