import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const algazul: ProjectContent = {
  slug: 'algazul',
  clientUuid: null,
  status: 'PRE_CAMPAIGN',
  title: both('Algazul', 'Algazul'),
  slogan: both('Proteína de alga sin sabor a mar', 'Seaweed protein without the taste of the sea'),
  sector: 'food',
  productType: 'EQUITY',
  location: 'Ribadeo, Lugo',
  issuer: { name: 'Algazul Proteína, S.L.', taxNumber: 'B88312665', city: 'Ribadeo' },
  shortDescription: both(
    'Cultivo de alga en cuerdas frente a Ribadeo y una extracción en frío que deja una harina blanca con un 48 % de proteína.',
    'Seaweed grown on ropes off Ribadeo, and a cold extraction that leaves a white flour with 48% protein.',
  ),
  sections: {
    description: section(
      'Algazul cultiva 22 hectáreas de mar y extrae la proteína a menos de 40 °C, sin disolventes. La planta piloto hace 3 toneladas al mes. Con $500.000 se triplica el secado ($310.000) y se registra la harina como ingrediente en Estados Unidos ($190.000).',
      'Algazul farms 22 hectares of sea and extracts the protein below 40 °C, without solvents. The pilot plant makes 3 tonnes a month. With $500,000, drying capacity triples ($310,000) and the flour is registered as an ingredient in the United States ($190,000).',
    ),
    product: section(
      'Harina blanca, neutra, con todos los aminoácidos esenciales. Sustituye hasta un 30 % de la harina de trigo en pasta y pan.',
      'A white, neutral flour with every essential amino acid. It replaces up to 30% of wheat flour in pasta and bread.',
    ),
    market: section(
      'Una pastera de Parma y dos panaderas industriales compran ya 19 toneladas al año a $11.400 la tonelada.',
      'A pasta maker in Parma and two industrial bakers already buy 19 tonnes a year at $11,400 a tonne.',
    ),
    competitors: section(
      'La proteína de guisante cuesta $6.800 la tonelada y sabe a guisante; la de microalga, $24.000.',
      'Pea protein costs $6,800 a tonne and tastes of peas; microalgae protein, $24,000.',
    ),
    businessModel: section(
      'Vendemos a fabricantes por contrato anual. El coste a plena carga es de $5.900 la tonelada.',
      'We sell to manufacturers on yearly contracts. Full-load cost is $5,900 a tonne.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Toneladas | 19 | 52 | 108 |
      | Ingresos | $216.600 | $577.000 | $1.156.000 |`,
      `| | 2026 | 2027 | 2028 |
      | Tonnes | 19 | 52 | 108 |
      | Revenue | $216,600 | $577,000 | $1,156,000 |`,
    ),
  },
  headlineReturn: both('8 % del capital', '8% of the company'),
  terms: [
    term('valuation', '$5.750.000', '$5,750,000'),
    term('share', '8 %', '8%'),
    term('revenue', '$216.600', '$216,600'),
  ],
  finance: { preMoneyValuation: '5750000.00', sharePercent: '8.00' },
  token: {
    name: 'Algazul, participación',
    symbol: 'ALGAZUL',
    price: '25',
    forSale: 20000,
    minPerOrder: 4,
    maxPerOrder: 2000,
    softCap: 12000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 17, end: 77 },
  createdDay: -44,
  demand: { tokens: 0, investors: 0, interested: 57 },
  risks: [
    both(
      'Un temporal puede llevarse las cuerdas: en 2024 se perdió el 14 % de la cosecha.',
      'A storm may take the ropes: in 2024, 14% of the harvest was lost.',
    ),
    both(
      'El registro en Estados Unidos puede tardar más de los 14 meses previstos.',
      'Registration in the United States may take longer than the 14 months planned.',
    ),
  ],
  team: [
    {
      name: 'Sabela Rego Fraga',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Bióloga marina; quince años de cultivos en la ría.',
        'Marine biologist with fifteen years of farming in the estuary.',
      ),
    },
    {
      name: 'Nicola Ferrari',
      role: both('Procesos', 'Processing'),
      bio: both(
        'Tecnólogo de alimentos, antes en una pastera de Emilia.',
        'Food technologist, formerly at a pasta maker in Emilia.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 18, 'Presentación', 'Deck'),
    document('report', 'hidden', 15, 'Análisis nutricional', 'Nutritional analysis'),
  ],
  updates: [],
  questions: [
    {
      askedDay: -8,
      question: both('¿Qué permiso tienen para cultivar en el mar?', 'What permit do you have to farm at sea?'),
      answer: both('Una concesión de 22 hectáreas hasta 2041.', 'A concession of 22 hectares until 2041.'),
      answeredDay: -7,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/algazul.svg',
    alt: both(
      'Cuerdas de algas bajo el agua con una barca encima',
      'Ropes of seaweed below the water with a boat above',
    ),
  },
};
