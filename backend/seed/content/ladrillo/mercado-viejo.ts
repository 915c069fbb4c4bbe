import type { ProjectContent } from '../project-content.ts';
import { both, document, section, term } from '../writing.ts';

export const mercadoViejo: ProjectContent = {
  slug: 'mercado-viejo',
  clientUuid: null,
  status: 'DRAFT',
  title: both('Mercado Viejo', 'The Old Market'),
  slogan: both('Puestos abajo, viviendas arriba', 'Stalls below, homes above'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'Salamanca',
  issuer: { name: 'Mercado Viejo Rehabilitación, S.L.', taxNumber: 'B88310016', city: 'Salamanca' },
  shortDescription: both(
    'Un mercado de hierro de 1909 con doce puestos y ocho viviendas en la entreplanta. En estudio.',
    'A 1909 iron market hall with twelve stalls and eight homes on its mezzanine. Under study.',
  ),
  sections: {
    description: section(
      'El mercado lleva cerrado desde 2014. La propuesta conserva la estructura de hierro, recupera doce puestos y construye ocho viviendas ligeras en la entreplanta. El coste estimado es de 1.900.000 €.',
      'The hall has been closed since 2014. The proposal keeps the iron structure, brings back twelve stalls and builds eight light homes on the mezzanine. The estimated cost is 1,900,000 €.',
    ),
    product: section('Puestos de 14 m² y viviendas de 45 a 60 m².', 'Stalls of 14 m² and homes of 45 to 60 m².'),
    market: section('', ''),
    competitors: section('', ''),
    businessModel: section('', ''),
    projections: section('', ''),
  },
  headlineReturn: both('Por determinar', 'To be set'),
  terms: [term('surface', '1.120 m²', '1,120 m²')],
  finance: {},
  token: {
    name: 'Mercado Viejo',
    symbol: 'MERCADO',
    price: '100',
    forSale: 7500,
    minPerOrder: 1,
    maxPerOrder: 750,
    softCap: 5000,
    minting: 'MANUAL',
  },
  campaign: null,
  createdDay: -15,
  demand: { tokens: 0, investors: 0, interested: 0 },
  risks: [
    both(
      'El ayuntamiento no ha aprobado todavía el uso residencial.',
      'The city has not yet approved residential use.',
    ),
  ],
  team: [
    {
      name: 'Eusebio Maíllo Prieto',
      role: both('Promotor', 'Developer'),
      bio: both('Restauró el casino de Béjar.', 'He restored the Béjar casino.'),
    },
  ],
  documents: [document('report', 'hidden', 9, 'Estudio previo', 'Preliminary study')],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/mercado-viejo.svg',
    alt: both(
      'Un mercado de hierro y cristal con puestos de toldos de rayas',
      'An iron and glass market hall with stalls under striped awnings',
    ),
  },
};
