import { describe, expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

describe('the address of a person’s picture', () => {
  it.each([
    ['8d7c1f1e-98a5-4f0e-9d55-2f8f6a3d3b10', '/resources/files/8d7c1f1e-98a5-4f0e-9d55-2f8f6a3d3b10'],
    ['4711', '/resources/files/4711'],
    ['https://cdn.example/a b.png?x=1', 'https://cdn.example/a%20b.png?x=1'],
  ])('is known for %j', (image, address) => expect(pictureAddress(image)).toBe(address));

  it.each([
    null,
    '',
    'http://cdn.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//cdn.example/a.png',
    '/etc/passwd',
    '../files/1',
    'https://user:secret@cdn.example/a.png',
    `https://cdn.example/${'a'.repeat(500)}`,
    'no address at all',
  ])('is none for %j', (image) => expect(pictureAddress(image)).toBeNull());
});
