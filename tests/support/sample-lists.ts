interface SamplePerson {
  name: string;
  /** A day; left out: none is known. */
  birthdate?: string;
  kind?: string;
  /** Names besides. */
  also?: readonly string[];
}

/** A file in the form of the EU's list of sanctions, one entry a line from the third, for tests and trying out. */
export function sanctionsFile({
  madeAt = new Date(),
  people,
}: {
  madeAt?: Date;
  people: readonly SamplePerson[];
}): string {
  const entities = people.map(({ name, birthdate, kind = 'person', also = [] }, at) => {
    const aliases = [name, ...also].map((whole) => `<nameAlias wholeName="${whole}" strong="true"/>`).join('');
    const birth = birthdate ? `<birthdate calendarType="GREGORIAN" birthdate="${birthdate}"/>` : '';
    return `<sanctionEntity euReferenceNumber="EU.${at + 1}.1" logicalId="${at + 1}"><subjectType code="${kind}"/>${aliases}${birth}</sanctionEntity>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${madeAt.toISOString()}" globalFileId="1">\n${entities.join('\n')}\n</export>\n`;
}

const ID = '00000000-0000-4000-8000-000000000001';

/** `SAMPLE_INPUTS` of lists that people are held beside. */
export const SAMPLE_SCREENING = {
  fetchWatchList: { body: {} },
  getPersonRisk: { params: { id: ID } },
  getHit: { params: { id: ID } },
  decideHit: { params: { id: ID }, body: { decision: 'DISMISSED', seen: 'OPEN', reason: 'Es otra persona' } },
  importWatchList: {
    body: { list: 'exposed' },
    files: { file: () => new File(['nombre;cargo\nRemedios Altozano Figuerola;Diputada'], 'cargos.csv') },
  },
};
