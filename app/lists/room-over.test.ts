import { describe, expect, it } from 'vitest';
import { roomOver } from './room-over.ts';

const saved = { views: [], query: '', nameBounds: { required: false } };
const field = { kind: 'search', name: 'q', value: '', label: 'Search', any: '', options: '' } as const;

describe('the room over a list', () => {
  it('is 16 px where the list begins with its table, and 4 px where views or filters bring their own', () => {
    expect(roomOver({ views: [], list: { fields: [], saved } })).toBe('base');
    expect(roomOver({ views: [], list: { fields: [field], saved } })).toBe('hair');
    expect(roomOver({ views: [{ label: 'All', href: '/', current: true }], list: { fields: [], saved } })).toBe('hair');
    const own = {
      views: [{ label: 'Mine', href: '/?q=a', current: false }],
      query: '',
      nameBounds: { required: false },
    };
    expect(roomOver({ views: [], list: { fields: [], saved: own } })).toBe('hair');
  });
});
