import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const corralaDeTribulete: ProjectContent = {
  slug: 'corrala-de-tribulete',
  clientUuid: null,
  status: 'PRE_CAMPAIGN',
  title: both('Corrala de Tribulete', 'The Tribulete Corrala'),
  slogan: both('Catorce inquilinos compran su corrala', 'Fourteen tenants buy their own tenement'),
  sector: 'housing',
  productType: 'DEBT',
  location: 'Lavapiés, Madrid',
  issuer: { name: 'Corrala Tribulete, S.Coop.Mad.', taxNumber: 'F88327424', city: 'Madrid' },
  shortDescription: both(
    'Los vecinos de una corrala de 1884 ejercen su derecho de compra y la rehabilitan sin que nadie se vaya. Títulos al 4 %.',
    'The neighbours of a tenement of 1884 use their right to buy and restore it without anybody leaving. Notes at 4%.',
  ),
  sections: {
    description: section(
      'La propiedad vende el edificio entero por 1.640.000 € y los catorce hogares tienen preferencia hasta marzo. Un banco ético presta 1.150.000 €; los vecinos ponen 310.000 € y estos títulos los 180.000 € que faltan.',
      'The owner is selling the whole building for 1,640,000 €, and its fourteen households have first refusal until March. An ethical bank lends 1,150,000 €; the neighbours put in 310,000 € and these notes the missing 180,000 €.',
    ),
    product: section(
      'Catorce viviendas de 31 a 52 m² alrededor de un patio con galerías de madera. Se sanean las vigas y se pone un ascensor.',
      'Fourteen homes of 31 to 52 m² around a courtyard with timber galleries. The beams are mended and a lift goes in.',
    ),
    market: section(
      'Con la compra la cuota media será de 520 € al mes. La oferta de un fondo la habría llevado a 1.250 €.',
      'After the purchase the average fee will be 520 € a month. A fund’s offer would have taken it to 1,250 €.',
    ),
    competitors: section(
      'Dos corralas del barrio se compraron así en 2022 y 2024, y las dos pagan al día.',
      'Two tenements nearby were bought this way in 2022 and 2024, and both pay on time.',
    ),
    businessModel: section(
      'Las cuotas y un local suman 101.000 € al año; el banco cobra 61.500 € y los gastos son 17.800 €. Quedan 21.700 € para 7.200 € de intereses y la reserva.',
      'Fees and a shop bring in 101,000 € a year; the bank takes 61,500 € and costs come to 17,800 €. That leaves 21,700 € for 7,200 € of interest and the reserve.',
    ),
    projections: section(
      `| Año | 1 | 5 | 8 |
      | Cuotas y local | 101.000 € | 109.300 € | 116.000 € |
      | Reserva | 14.500 € | 83.000 € | 184.000 € |`,
      `| Year | 1 | 5 | 8 |
      | Fees and shop | 101,000 € | 109,300 € | 116,000 € |
      | Reserve | 14,500 € | 83,000 € | 184,000 € |`,
    ),
  },
  headlineReturn: both('4 % anual', '4% a year'),
  terms: [
    term('interest', '4 % fijo', '4% fixed'),
    term('term', '8 años', '8 years'),
    term('coupon', 'Anual', 'Yearly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
  ],
  finance: { annualInterestPercent: '4.00', termMonths: 96, payEveryMonths: 12, repayment: 'BULLET' },
  token: {
    name: 'Títulos Corrala de Tribulete 2035',
    symbol: 'CORRALA',
    price: '100',
    forSale: 1800,
    minPerOrder: 2,
    maxPerOrder: 200,
    softCap: 1300,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 24, end: 75 },
  createdDay: -27,
  demand: { tokens: 0, investors: 0, interested: 20 },
  risks: [
    both(
      'Si en marzo falta dinero, el edificio pasa al fondo y se devuelve todo.',
      'If money is short in March, the building goes to the fund and everything is refunded.',
    ),
    both(
      'Bajo los solados puede haber más daños que los ocho sondeos vistos.',
      'There may be more damage under the floors than the eight soundings showed.',
    ),
  ],
  team: [
    {
      name: 'Paquita Vozmediano',
      role: both('Portavoz de los vecinos', 'Spokeswoman of the neighbours'),
      bio: both('Vive en la corrala desde 1971.', 'She has lived in the building since 1971.'),
    },
  ],
  documents: [INFORMATION_SHEET, document('report', 'public', 9, 'Informe del estado del edificio', 'Building survey')],
  updates: [],
  questions: [
    {
      askedDay: -5,
      question: both('¿Qué decide la asamblea?', 'What does the assembly decide?'),
      answer: both(
        'El orden en que se atienden las solicitudes y, cada año, el destino del excedente.',
        'The order in which applications are taken and, each year, where the surplus goes.',
      ),
      answeredDay: -4,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/vecinal/corrala-de-tribulete.svg',
    alt: both(
      'El patio de una corrala con galerías, ropa tendida y macetas',
      'The courtyard of a tenement with galleries, washing lines and flowerpots',
    ),
  },
};
