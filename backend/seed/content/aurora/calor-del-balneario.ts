import type { ProjectContent } from '../project-content.ts';
import { both, document, section, term } from '../writing.ts';

export const calorDelBalneario: ProjectContent = {
  slug: 'calor-del-balneario',
  clientUuid: null,
  status: 'DRAFT',
  title: both('Calor del Balneario', 'Heat from the Spa'),
  slogan: both('El agua termal calienta también la escuela', 'Spring water that also heats the school'),
  sector: 'energy',
  productType: 'DEBT',
  location: 'Ourense',
  issuer: { name: 'Redes Termais do Miño, S.L.', taxNumber: 'B88304183', city: 'Ourense' },
  shortDescription: both(
    'Una red de calor de 1,1 km aprovecha el agua que el balneario devuelve al río a 38 °C.',
    'A 1.1 km heat network uses the water that the spa returns to the river at 38 °C.',
  ),
  sections: {
    description: section(
      `El balneario vierte 11 litros por segundo a 38 °C. Una bomba de calor de 320 kW subiría ese calor a 65 °C para la escuela, el polideportivo y 74 viviendas. El presupuesto provisional es de 210.000 €; falta cerrar el contrato con el ayuntamiento.`,
      `The spa discharges 11 litres a second at 38 °C. A 320 kW heat pump would lift that heat to 65 °C for the school, the sports hall and 74 homes. The provisional budget is 210,000 €; the contract with the city is still to be signed.`,
    ),
    product: section(
      'Calor medido a la entrada de cada edificio, con precio fijo por MWh.',
      'Heat metered at the door of each building, at a fixed price per MWh.',
    ),
    market: section(
      'Los dos edificios públicos gastan hoy 61.000 € de gasóleo al año.',
      'The two public buildings spend 61,000 € a year on diesel today.',
    ),
    competitors: section('', ''),
    businessModel: section('', ''),
    projections: section('', ''),
  },
  headlineReturn: both('7,8 % anual', '7.8% a year'),
  terms: [
    term('interest', '7,80 % anual', '7.80% a year'),
    term('term', '60 meses', '60 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
  ],
  finance: { annualInterestPercent: '7.80', termMonths: 60, payEveryMonths: 6 },
  token: {
    name: 'Calor del Balneario',
    symbol: 'TERMAL',
    price: '30',
    forSale: 7000,
    minPerOrder: 4,
    maxPerOrder: 700,
    softCap: 4900,
    minting: 'MANUAL',
  },
  campaign: null,
  createdDay: -9,
  demand: { tokens: 0, investors: 0, interested: 0 },
  risks: [both('El contrato con el ayuntamiento no está firmado.', 'The contract with the city has not been signed.')],
  team: [
    {
      name: 'Antía Lorenzo Feijoo',
      role: both('Promotora', 'Developer'),
      bio: both('Geóloga, especialista en aguas termales.', 'Geologist who specialises in hot springs.'),
    },
  ],
  documents: [document('report', 'hidden', 24, 'Estudio previo de la red', 'Preliminary network study')],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/aurora/calor-del-balneario.svg',
    alt: both(
      'Una poza de agua caliente con vapor, entre pinos y un puente de arcos',
      'A steaming pool among pines with an arched bridge',
    ),
  },
};
