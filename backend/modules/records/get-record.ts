import { serve } from '#backend/http/serve.ts';
import { getOrderRecord, getOwnAcceptances } from '#contract/records.ts';
import { acceptanceRows, declaredSections, shownWords } from './declared-sections.ts';
import { readRecord } from './read-record.ts';
import { RECORD_WORDS } from './record-words.ts';
import { consentsOfPerson, declaredBy } from './records.repository.ts';
import { houseOf, section, shownSection } from './sections.ts';

/** Nothing is written down: one's own records are open at any time. */
export const getOrderRecordRoute = serve(getOrderRecord, async (call, { params }) => {
  const { row, text } = await readRecord(call, params.id);
  return {
    data: {
      id: params.id,
      title: text.title,
      sections: text.sections.map(shownSection),
      files: [
        ...(row.sheet ? [{ kind: 'information_sheet' as const, file_id: row.sheet.files[call.lang] }] : []),
        ...(row.contract?.status === 'SIGNED' && row.contract.file_id
          ? [{ kind: 'contract' as const, file_id: row.contract.file_id }]
          : []),
        ...(row.proof ? [{ kind: 'proof' as const, file_id: row.proof.file_id }] : []),
      ],
    },
  };
});

export const getOwnAcceptancesRoute = serve(getOwnAcceptances, async (call) => {
  const { tx, tenant, user, now } = call;
  const house = houseOf(call);
  const words = RECORD_WORDS[house.lang];
  const [consents, declared] = await Promise.all([
    consentsOfPerson(tx, tenant.id, user.id),
    declaredBy(tx, tenant.id, user.id, now),
  ]);
  const named: Readonly<Record<string, string>> = { ...words.besides, ...words.accepted };
  const sections = [
    ...consents.map((consent) =>
      section(named[consent.subject] ?? consent.subject, {
        paragraphs: shownWords(consent)?.split('\n') ?? [],
        rows: [{ label: words.row.answer, value: words.answers[consent.answer] }, ...acceptanceRows(consent, house)],
      }),
    ),
    ...declaredSections(declared, house),
  ];
  return { data: { sections: sections.map(shownSection) } };
});
