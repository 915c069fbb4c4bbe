import { describe, expect, it } from 'vitest';
import { asksIssueDay, neededDocuments, refusedDocuments } from './identity-documents.ts';

const SENT = new Date('2026-11-20T10:00:00Z');
const before = new Date(SENT.getTime() - 1);
const after = new Date(SENT.getTime() + 1);

describe('identity documents', () => {
  it.each(['12345678Z', 'X1234567L', '12.345.678-z'])('identity documents of %s have two sides', (idNumber) => {
    expect(neededDocuments('INDIVIDUAL', { type: null, number: idNumber })).toEqual([
      'IDENTITY_PROOF',
      'IDENTITY_PROOF_BACK',
    ]);
  });

  it.each([
    ['NIE', 2],
    ['ID_CARD', 2],
    ['PASSPORT', 1],
    ['NIF', 1],
  ] as const)('identity documents of the type %s have %i sides, whatever their number looks like', (type, sides) => {
    expect(neededDocuments('INDIVIDUAL', { type, number: '12345678Z' })).toHaveLength(sides);
  });

  it('a passport has one page; a company brings its papers besides, and each of those names its day', () => {
    expect(neededDocuments(null, { type: null, number: 'ABC123456' })).toEqual(['IDENTITY_PROOF']);
    const company = neededDocuments('LEGAL_ENTITY', { type: null, number: 'ABC123456' });
    expect(company).toHaveLength(4);
    expect(company.filter(asksIssueDay)).toHaveLength(3);
  });
});

describe('a refused document', () => {
  const documents = [
    { type: 'IDENTITY_PROOF', uploadedAt: before },
    { type: 'IDENTITY_PROOF_BACK', uploadedAt: SENT },
  ];
  const refused = (change: object) =>
    refusedDocuments({ causes: ['UNREADABLE'], submittedAt: SENT, documents, ...change });

  it('is refused until one of its sides is new', () => {
    expect(refused({})).toEqual(['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK']);
    expect(refused({ documents: [documents[0], { type: 'IDENTITY_PROOF_BACK', uploadedAt: after }] })).toEqual([]);
  });

  it('is none where only the data differ, or nothing was handed in', () => {
    expect(refused({ causes: ['DATA_DIFFER'] })).toEqual([]);
    expect(refused({ causes: [] })).toEqual([]);
    expect(refused({ submittedAt: null })).toEqual([]);
  });
});
