import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveProjectDocuments } from '#contract/projects.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type ProjectFileSteps, paper, problemOf, projectFileSteps } from '#tests/support/project-file-steps.ts';
import { bombFile } from '#tests/support/sample-pictures.ts';

let world: InvestWorld;
let files: ProjectFileSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  files = projectFileSteps(world);
  await world.db.query(
    `update tenants set settings = settings || '{"uploads":{"filesPerDay":1000,"megabytesPerDay":1000}}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
});
afterAll(() => world.close());

describe('a document', () => {
  test('is read by whom it says, where its project may be read, and not once it has expired', async () => {
    const id = await files.draft();
    good(await files.sendPaper(id, paper('público')));
    good(await files.sendPaper(id, paper('reservado'), { access: 'hidden' }));
    const { documents } = (await files.read(id)).sections.documents;
    const [shown, hidden] = documents.map(({ file_id }) => file_id ?? '');
    const investor = await world.addPerson();
    const reads = () =>
      Promise.all([
        files.openFile(shown),
        files.openFile(hidden),
        files.openFile(shown, investor),
        files.openFile(hidden, investor),
        files.openFile(hidden, world.issuer),
        files.openFile(shown, world.manager),
      ]);
    expect(await reads()).toEqual([404, 404, 404, 404, 200, 200]);
    await files.move(id, 'CAMPAIGN');
    expect(await reads()).toEqual([200, 404, 200, 200, 200, 200]);
    // What its form says later holds for its file, too.
    const seen = await files.read(id);
    const body = {
      version: seen.versions.documents,
      documents: seen.sections.documents.documents.map(({ bytes: _, file_id: __, expired: ___, ...one }) => ({
        ...one,
        access: 'hidden' as const,
      })),
    };
    good(await world.call(saveProjectDocuments, { params: { id }, body, as: world.issuer }));
    expect(await reads()).toEqual([404, 404, 200, 200, 200, 200]);
    await world.db.query(
      `update issuance_documents set access = 'public', expires_at = now() - interval '1 day' where issuance_id = $1`,
      [id],
    );
    expect(await reads()).toEqual([404, 404, 404, 404, 200, 200]);
  });

  test('has versions: a new file is shown in the old one’s place, which managers go on reading, with who sent it and when', async () => {
    const id = await files.draft();
    const documentId = good(await files.sendPaper(id, paper('uno'))).data.id;
    good(await files.sendPaper(id, paper('dos'), { document_id: documentId }, world.manager));
    // The same again is no version.
    good(await files.sendPaper(id, paper('dos'), { document_id: documentId }));
    const seen = await files.read(id, world.manager);
    const { documents, versions } = seen.sections.documents;
    expect(documents).toHaveLength(1);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(documents[0]?.file_id).toBe(versions[0]?.file_id);
    await files.move(id, 'CAMPAIGN');
    const investor = await world.addPerson();
    const old = versions[1]?.file_id ?? '';
    expect(await files.openFile(old)).toBe(404);
    expect(await files.openFile(old, investor)).toBe(404);
    expect(await files.openFile(old, world.manager)).toBe(200);
    // An issuer reads the house's name in a manager's place.
    expect((await files.read(id)).sections.documents.versions[0]).toMatchObject({ file_id: null });
    expect((await files.read(id)).sections.documents.versions[0]?.sent_by).not.toBe(versions[0]?.sent_by);
    const newest = versions[0]?.file_id ?? '';
    // Once people could read it, taking it away leaves it to managers.
    const body = { version: seen.versions.documents, documents: [], removed: [documentId] };
    good(await world.call(saveProjectDocuments, { params: { id }, body, as: world.issuer }));
    expect(await files.openFile(newest)).toBe(404);
    expect(await files.openFile(newest, world.manager)).toBe(200);
    expect((await files.read(id, world.manager)).sections.documents).toMatchObject({
      documents: [],
      versions: [{}, {}],
    });
  });

  test('a document of a draft is gone from the store once it is taken away', async () => {
    const id = await files.draft();
    const before = await files.onDisk();
    const documentId = good(await files.sendPaper(id, paper('uno'))).data.id;
    good(await files.sendPaper(id, paper('dos'), { document_id: documentId }));
    const body = { version: (await files.read(id)).versions.documents, documents: [], removed: [documentId] };
    good(await world.call(saveProjectDocuments, { params: { id }, body, as: world.issuer }));
    expect(await files.onDisk()).toEqual(before);
  });

  test.each([
    [
      'a PDF with a script',
      () => paper('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
      'validator.error_pdf_active',
    ],
    ['a PDF that starts a program', () => paper('<< /S /Launch /F (cmd.exe) >>'), 'validator.error_pdf_active'],
    ['a PDF with a file in it', () => paper('<< /Type /EmbeddedFile >>'), 'validator.error_pdf_active'],
    ['a PDF that breaks off', () => new File(['%PDF-1.4\n1 0 obj'], 'a.pdf'), 'validator.error_pdf_broken'],
    ['a picture named .pdf', () => bombFile(10), 'validator.error_file_type'],
    [
      'a page named .pdf',
      () => new File(['<!doctype html>'], 'a.pdf', { type: 'application/pdf' }),
      'validator.error_file_type',
    ],
  ] as const)('%s is refused at its field, and nothing is kept', async (_, file, key) => {
    const id = await files.draft();
    const before = await files.onDisk();
    const answer = await files.sendPaper(id, file());
    expect([answer.status, problemOf(answer)]).toEqual([422, [key]]);
    expect(await files.onDisk()).toEqual(before);
  });
});
