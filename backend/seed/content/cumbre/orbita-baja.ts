import type { ProjectContent } from '../project-content.ts';
import { both, document, section, term } from '../writing.ts';

export const orbitaBaja: ProjectContent = {
  slug: 'orbita-baja',
  clientUuid: null,
  status: 'DRAFT',
  title: both('Órbita Baja', 'Low Orbit'),
  slogan: both('Un satélite que cuenta los incendios', 'A satellite that counts fires'),
  sector: 'technology',
  productType: 'EQUITY',
  location: 'Elche, Alicante',
  issuer: { name: 'Órbita Baja Observación, S.L.', taxNumber: 'B88315312', city: 'Elche' },
  shortDescription: both(
    'Un satélite de 12 kilos con cámara térmica que avisa de un fuego en menos de 40 minutos. Preparando la ronda.',
    'A 12-kilo satellite with a thermal camera that reports a fire in under 40 minutes. The round is being prepared.',
  ),
  sections: {
    description: section(
      'El satélite pasaría seis veces al día sobre la península. El diseño está terminado y el lanzamiento, presupuestado en $780.000. Falta cerrar el contrato con dos servicios de extinción.',
      'The satellite would pass over the peninsula six times a day. The design is finished and the launch is budgeted at $780,000. The contract with two fire services is still to be closed.',
    ),
    product: section(
      'Aviso con coordenadas y temperatura, por suscripción anual.',
      'Alerts with coordinates and temperature, by yearly subscription.',
    ),
    market: section('', ''),
    competitors: section('', ''),
    businessModel: section('', ''),
    projections: section('', ''),
  },
  headlineReturn: both('Por determinar', 'To be set'),
  terms: [term('valuation', 'Por determinar', 'To be set')],
  finance: {},
  token: {
    name: 'Órbita Baja, participación',
    symbol: 'ORBITA',
    price: '20',
    forSale: 39000,
    minPerOrder: 5,
    maxPerOrder: 3900,
    softCap: 25000,
    minting: 'MANUAL',
  },
  campaign: null,
  createdDay: -5,
  demand: { tokens: 0, investors: 0, interested: 0 },
  risks: [
    both(
      'El lanzamiento puede fallar; el seguro no cubre el tiempo perdido.',
      'The launch may fail; insurance does not cover lost time.',
    ),
  ],
  team: [
    {
      name: 'Álex Pomares Quiles',
      role: both('Fundador', 'Founder'),
      bio: both(
        'Ingeniero aeroespacial; tres satélites universitarios en órbita.',
        'Aerospace engineer with three university satellites in orbit.',
      ),
    },
  ],
  documents: [document('deck', 'hidden', 12, 'Borrador de presentación', 'Draft deck')],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/orbita-baja.svg',
    alt: both(
      'Un satélite sobre la curva de la Tierra de noche, con estrellas',
      'A satellite over the curve of the Earth by night, with stars',
    ),
  },
};
