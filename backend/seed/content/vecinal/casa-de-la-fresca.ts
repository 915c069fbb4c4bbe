import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const casaDeLaFresca: ProjectContent = {
  slug: 'casa-de-la-fresca',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Casa de la Fresca', 'Casa de la Fresca'),
  slogan: both('Veintiséis viviendas que nadie podrá vender', 'Twenty-six homes that nobody can sell on'),
  sector: 'housing',
  productType: 'DEBT',
  location: 'Villa de Vallecas, Madrid',
  issuer: { name: 'Casa de la Fresca, S.Coop.Mad.', taxNumber: 'F88326897', city: 'Madrid' },
  shortDescription: both(
    'Un edificio en cesión de uso para 26 familias, en suelo público por 75 años. Títulos participativos al 3,5 % a diez años.',
    'A right-of-use building for 26 families, on public land for 75 years. Participation notes at 3.5% over ten years.',
  ),
  sections: {
    description: section(
      `Las 26 familias llevan cuatro años reunidas y ganaron en concurso el suelo municipal. La propiedad será siempre de la cooperativa: quien se va recupera su aportación y entra la siguiente de la lista.

      La obra cuesta 4.900.000 €: 3.700.000 € de un banco ético, 800.000 € de aportaciones de las familias y 400.000 € de estos títulos.`,
      `The 26 families have been meeting for four years and won the public plot in a tender. The cooperative will always be the owner: whoever leaves gets their contribution back, and the next on the list moves in.

      The building costs 4,900,000 €: 3,700,000 € from an ethical bank, 800,000 € from the families and 400,000 € from these notes.`,
    ),
    product: section(
      'Cinco plantas de madera y corcho alrededor de un patio, con lavandería, taller y dos cuartos de invitados comunes. Gasto de calefacción previsto: 14 € al mes por vivienda.',
      'Five floors of timber and cork around a courtyard, with a shared laundry, workshop and two guest rooms. Heating is expected to cost 14 € a month for each home.',
    ),
    market: section(
      'La cuota media será de 690 € al mes por 68 m²; en el barrio se alquila por 1.080 €. Hay 143 familias en lista de espera.',
      'The average fee will be 690 € a month for 68 m²; in the area rents are 1,080 €. There are 143 families on the waiting list.',
    ),
    competitors: section(
      'En Madrid hay once cooperativas en cesión de uso, cuatro ya habitadas y sin una cuota impagada.',
      'Madrid has eleven right-of-use cooperatives, four of them lived in and without a single unpaid fee.',
    ),
    businessModel: section(
      'Las cuotas suman 215.300 € al año; el banco se lleva 148.000 € y el mantenimiento 21.000 €. Quedan 46.300 €: 14.000 € para intereses y el resto para la reserva con la que se devuelven los títulos en el año diez.',
      'Fees add up to 215,300 € a year; the bank takes 148,000 € and upkeep 21,000 €. Of the 46,300 € left, 14,000 € pays the interest and the rest builds the reserve that repays the notes in year ten.',
    ),
    projections: section(
      `| Año | 3 | 6 | 10 |
      | Cuotas | 215.300 € | 228.500 € | 247.300 € |
      | Intereses | 14.000 € | 14.000 € | 14.000 € |
      | Reserva | 65.000 € | 196.000 € | 412.000 € |`,
      `| Year | 3 | 6 | 10 |
      | Fees | 215,300 € | 228,500 € | 247,300 € |
      | Interest | 14,000 € | 14,000 € | 14,000 € |
      | Reserve | 65,000 € | 196,000 € | 412,000 € |`,
    ),
  },
  headlineReturn: both('3,5 % anual', '3.5% a year'),
  terms: [
    term('interest', '3,5 % fijo', '3.5% fixed'),
    term('term', '10 años', '10 years'),
    term('coupon', 'Anual, en enero', 'Yearly, in January'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('loan', '3.700.000 €', '3,700,000 €'),
  ],
  finance: { annualInterestPercent: '3.50', termMonths: 120, payEveryMonths: 12, repayment: 'BULLET' },
  token: {
    name: 'Títulos Casa de la Fresca 2037',
    symbol: 'FRESCA',
    price: '100',
    forSale: 4000,
    minPerOrder: 3,
    maxPerOrder: 300,
    softCap: 2500,
    minting: 'MANUAL',
  },
  campaign: { start: -35, end: 40 },
  createdDay: -90,
  demand: { tokens: 2710, investors: 23, interested: 0 },
  risks: [
    both(
      'Estos títulos cobran después que el banco; si la cooperativa falla, pueden no recuperarse.',
      'These notes rank after the bank; if the cooperative fails, they may not be recovered.',
    ),
    both(
      'La obra puede encarecerse: el contrato admite hasta un 4 % más.',
      'The works may cost more: the contract allows for up to 4%.',
    ),
    both(
      'La reserva se forma en diez años; antes no hay devolución anticipada.',
      'The reserve takes ten years to build; there is no early repayment.',
    ),
  ],
  team: [
    {
      name: 'Manuela Robledo Cid',
      role: both('Presidenta de la cooperativa', 'Chair of the cooperative'),
      bio: both('Enfermera y futura vecina.', 'Nurse and future resident.'),
    },
    {
      name: 'Tadeo Ferrándiz',
      role: both('Arquitecto', 'Architect'),
      bio: both('Tres edificios en cesión de uso construidos.', 'He has built three right-of-use buildings.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('licence', 'public', 8, 'Cesión del suelo', 'Grant of the land'),
    document('contract', 'public', 15, 'Estatutos de la cooperativa', 'Rules of the cooperative'),
    document('financials', 'hidden', 10, 'Plan económico', 'Financial plan'),
  ],
  updates: [
    {
      day: -10,
      title: both('Licencia concedida', 'Permit granted'),
      body: section(
        'El Ayuntamiento dio la licencia el día 11. La obra empieza en primavera.',
        'The city granted the permit on the 11th. Works begin in spring.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -22,
      question: both('¿Suscribir títulos da derecho a vivienda?', 'Do the notes give a right to a home?'),
      answer: both('No. La lista de espera es aparte y gratuita.', 'No. The waiting list is separate and free.'),
      answeredDay: -21,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/vecinal/casa-de-la-fresca.svg',
    alt: both(
      'Un edificio de madera con galerías y vecinas que toman la fresca en el patio',
      'A timber building with galleries and neighbours out in the courtyard at dusk',
    ),
  },
};
