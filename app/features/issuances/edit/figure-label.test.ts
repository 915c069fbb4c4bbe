import { expect, test } from 'vitest';
import { figureLabel } from './section-fields.server.ts';

test('a share is asked for as one of the revenue where the revenue is shared, and of the company elsewhere', () => {
  expect(figureLabel('share_percent', 'REVENUE_SHARE')).toBe('projects:field.revenue_share_percent');
  expect(figureLabel('share_percent', 'EQUITY')).toBe('projects:field.share_percent');
});
