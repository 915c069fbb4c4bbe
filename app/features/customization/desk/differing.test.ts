import { expect, test } from 'vitest';
import { differing } from './differing.ts';

test('a field differs where it was typed otherwise than it is saved, line ends of a form aside', () => {
  const saved = { title: 'Aurora', css: 'a{}\nb{}', 'hide-register': 'on', 'urls-faq': '' };
  expect(differing(saved, { title: 'Voltio', css: 'a{}\r\nb{}', 'urls-faq': undefined })).toEqual([
    { name: 'title', theirs: 'Aurora', mine: 'Voltio' },
    { name: 'hide-register', theirs: 'on', mine: '' },
  ]);
});
