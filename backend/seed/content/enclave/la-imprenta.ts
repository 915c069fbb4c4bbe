import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const laImprenta: ProjectContent = {
  slug: 'la-imprenta',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('La Imprenta', 'The Printworks'),
  slogan: both('Ciento diez mesas bajo el diente de sierra', 'A hundred and ten desks under a sawtooth roof'),
  sector: 'workspace',
  productType: 'DEBT',
  location: 'Zorrotzaurre, Bilbao',
  issuer: { name: 'Enclave La Imprenta, S.L.', taxNumber: 'B88323712', city: 'Bilbao' },
  shortDescription: both(
    'Una imprenta de 1931 se convierte en 1.240 m² de oficina compartida. Préstamo al 6,5 % a cuatro años para las obras.',
    'A printworks of 1931 becomes 1,240 m² of shared offices. A four-year loan at 6.5% for the works.',
  ),
  sections: {
    description: section(
      `La nave de la imprenta Ereaga cerró en 2016. Enclave la alquila por quince años y la adapta: 110 puestos, once despachos, un taller de encuadernación que se queda y un patio.

      Las obras cuestan 460.000 €: 180.000 € los pone Enclave y 280.000 € esta campaña.`,
      `The Ereaga printworks closed in 2016. Enclave is leasing it for fifteen years and fitting it out: 110 desks, eleven offices, a bookbinder’s workshop that stays, and a courtyard.

      The works cost 460,000 €: 180,000 € from Enclave and 280,000 € from this campaign.`,
    ),
    product: section(
      'Puesto fijo a 265 € al mes, despacho desde 620 € y abono de diez días a 120 €. Abierto siempre, con llave en el móvil.',
      'A fixed desk at 265 € a month, an office from 620 € and a ten-day pass at 120 €. Always open, with a key on your phone.',
    ),
    market: section(
      'Los otros dos locales de Enclave en Bilbao llevan tres años por encima del 91 % y tienen 74 personas en espera. En Zorrotzaurre se instalarán 2.300 estudiantes y trabajadores antes de 2028.',
      'Enclave’s two other sites in Bilbao have been above 91% for three years, with 74 people waiting. Some 2,300 students and workers will move to Zorrotzaurre before 2028.',
    ),
    competitors: section(
      'Hay cuatro espacios en la ribera, con 390 puestos; dos son de cadenas con contratos de un año. Aquí se avisa con un mes.',
      'Four spaces on the waterfront offer 390 desks; two belong to chains with one-year contracts. Here notice is one month.',
    ),
    businessModel: section(
      'Al 80 % de ocupación se ingresan 358.000 € al año; alquiler, suministros y personal suman 232.000 € y quedan 126.000 €. Los intereses son 18.200 € al año y el capital se devuelve en dos pagos, en los meses 36 y 48.',
      'At 80% occupancy it takes in 358,000 € a year; rent, utilities and staff come to 232,000 € and leave 126,000 €. Interest is 18,200 € a year and the principal is repaid in two parts, in months 36 and 48.',
    ),
    projections: section(
      `| Ocupación | 60 % | 80 % | 92 % |
      | Ingresos | 268.500 € | 358.000 € | 411.700 € |
      | Excedente | 46.500 € | 126.000 € | 174.000 € |
      | Veces los intereses | 2,6 | 6,9 | 9,6 |`,
      `| Occupancy | 60% | 80% | 92% |
      | Income | 268,500 € | 358,000 € | 411,700 € |
      | Surplus | 46,500 € | 126,000 € | 174,000 € |
      | Times the interest | 2.6 | 6.9 | 9.6 |`,
    ),
  },
  headlineReturn: both('6,5 % anual', '6.5% a year'),
  terms: [
    term('interest', '6,5 % fijo', '6.5% fixed'),
    term('term', '48 meses', '48 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Mitad en el mes 36 y mitad en el 48', 'Half in month 36 and half in month 48'),
    term('surface', '1.240 m²', '1,240 m²'),
  ],
  finance: { annualInterestPercent: '6.50', termMonths: 48, payEveryMonths: 3 },
  token: {
    name: 'La Imprenta 2030',
    symbol: 'IMPRENTA',
    price: '100',
    forSale: 2800,
    minPerOrder: 5,
    maxPerOrder: 400,
    softCap: 1400,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -30, end: 20 },
  createdDay: -73,
  demand: { tokens: 1985, investors: 24, interested: 0 },
  risks: [
    both(
      'La licencia de obras está pedida y no concedida; sin ella se devuelve todo.',
      'The works permit is applied for and not yet granted; without it all money is returned.',
    ),
    both(
      'Por debajo del 47 % de ocupación el local no cubre sus gastos.',
      'Below 47% occupancy the site does not cover its costs.',
    ),
    both('El préstamo no tiene garantía real: la nave es alquilada.', 'The loan is unsecured: the building is leased.'),
  ],
  team: [
    {
      name: 'Garazi Uriarte Bengoa',
      role: both('Directora', 'Director'),
      bio: both(
        'Abrió el primer Enclave en 2017, en Bilbao La Vieja.',
        'She opened the first Enclave in 2017, in Bilbao La Vieja.',
      ),
    },
    {
      name: 'Oier Zulaika Manterola',
      role: both('Arquitecto', 'Architect'),
      bio: both('Nueve reformas industriales en la ría.', 'Nine industrial conversions on the estuary.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'hidden', 19, 'Contrato de alquiler', 'Lease'),
    document('report', 'public', 12, 'Anteproyecto', 'Outline design'),
  ],
  updates: [
    {
      day: -5,
      title: both('38 puestos reservados', '38 desks reserved'),
      body: section(
        'Son ya 38 reservas con fianza, un 35 % de los puestos.',
        'There are now 38 reservations with a deposit, 35% of the desks.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -16,
      question: both('¿Los inversores tienen ventajas como socios?', 'Do investors get anything as members?'),
      answer: both('Cinco días de uso al año en cualquier local.', 'Five days a year at any site.'),
      answeredDay: -15,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/enclave/la-imprenta.svg',
    alt: both(
      'Mesas de trabajo y una vieja prensa bajo un techo en diente de sierra',
      'Desks and an old printing press under a sawtooth roof',
    ),
  },
};
