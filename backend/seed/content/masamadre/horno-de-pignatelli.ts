import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const hornoDePignatelli: ProjectContent = {
  slug: 'horno-de-pignatelli',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('El horno de Pignatelli', 'The Pignatelli Bakery'),
  slogan: both('El pan del barrio, otra vez a diario', 'The street’s bread, every day again'),
  sector: 'food',
  productType: 'DEBT',
  location: 'San Pablo, Zaragoza',
  issuer: { name: 'Obrador Pignatelli, S.Coop.', taxNumber: 'F88321062', city: 'Zaragoza' },
  shortDescription: both(
    'Cuatro panaderas cambian el horno de gasóleo por uno eléctrico y abren también por la tarde. Préstamo al 5 % a tres años.',
    'Four bakers replace an oil oven with an electric one and open in the afternoon too. A three-year loan at 5%.',
  ),
  sections: {
    description: section(
      `El obrador de la calle Pignatelli lleva abierto desde 1958 y es de sus trabajadoras desde 2019. El horno de gasóleo gasta 1.150 € al mes y solo permite una hornada. Con uno eléctrico de dos pisos saldrán tres.

      El horno cuesta 19.200 €; la instalación, 3.100 €, y los gastos, 1.700 €.`,
      `The bakery in Pignatelli street has been open since 1958 and has belonged to its workers since 2019. The oil oven burns 1,150 € a month and allows a single batch. A two-deck electric one will give three.

      The oven costs 19,200 €, fitting it 3,100 €, and costs come to 1,700 €.`,
    ),
    product: section(
      'Pan de masa madre con harina de Aragón 03 molida a 40 kilómetros, y repostería de encargo. 310 barras al día hoy; 460 con el horno nuevo.',
      'Sourdough bread from Aragón 03 wheat milled 40 kilometres away, and pastry to order. 310 loaves a day now; 460 with the new oven.',
    ),
    market: section(
      'Treinta comercios y dos colegios del barrio ya han pedido pan de tarde: 110 barras diarias comprometidas por escrito.',
      'Thirty shops and two schools nearby have asked for afternoon bread: 110 loaves a day pledged in writing.',
    ),
    competitors: section(
      'Dos supermercados hornean pan congelado a 0,55 €. El nuestro cuesta 1,40 € y se acaba a las doce.',
      'Two supermarkets bake frozen bread at 0.55 €. Ours costs 1.40 € and is gone by noon.',
    ),
    businessModel: section(
      'Se vende por 168.000 € al año y quedan 13.900 €. El horno ahorra otros 6.200 € de energía. La cuota es de 719 € al mes, 8.632 € al año.',
      'Sales are 168,000 € a year and leave 13,900 €. The oven saves another 6,200 € in energy. The instalment is 719 € a month, 8,632 € a year.',
    ),
    projections: section(
      `| | Hoy | Con el horno |
      | Ventas | 168.000 € | 214.000 € |
      | Excedente antes de la cuota | 13.900 € | 26.400 € |
      | Cuota anual | | 8.632 € |`,
      `| | Now | With the oven |
      | Sales | 168,000 € | 214,000 € |
      | Surplus before the instalment | 13,900 € | 26,400 € |
      | Instalments a year | | 8,632 € |`,
    ),
  },
  headlineReturn: both('5 % anual', '5% a year'),
  terms: [
    term('interest', '5 % fijo', '5% fixed'),
    term('term', '36 meses', '36 months'),
    term('coupon', 'Mensual', 'Monthly'),
    term('repayment', 'Mensual, en cuotas iguales', 'Monthly, in equal instalments'),
    term('security', 'El propio horno', 'The oven itself'),
  ],
  finance: { annualInterestPercent: '5.00', termMonths: 36, payEveryMonths: 1, repayment: 'ANNUITY' },
  token: {
    name: 'El horno de Pignatelli',
    symbol: 'HORNO',
    price: '10',
    forSale: 2400,
    minPerOrder: 2,
    maxPerOrder: 200,
    softCap: 1600,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -12, end: 18 },
  createdDay: -38,
  demand: { tokens: 1490, investors: 24, interested: 0 },
  risks: [
    both(
      'Si la luz sube un 30 %, el ahorro del horno se queda en la mitad.',
      'If electricity rises by 30%, the oven’s saving is halved.',
    ),
    both(
      'El local es alquilado; el contrato acaba en 2031, después del préstamo.',
      'The shop is rented; the lease ends in 2031, after the loan.',
    ),
  ],
  team: [
    {
      name: 'Pilar Serrano Azuara',
      role: both('Maestra panadera', 'Master baker'),
      bio: both(
        'Entró de aprendiza en este mismo horno en 1994.',
        'She began as an apprentice at this very oven in 1994.',
      ),
    },
    {
      name: 'Fatou Diallo',
      role: both('Tienda y cuentas', 'Shop and accounts'),
      bio: both('Socia fundadora de la cooperativa.', 'A founding member of the cooperative.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('financials', 'public', 3, 'Cuentas de 2025', 'Accounts for 2025'),
    document('contract', 'public', 2, 'Presupuesto del horno', 'Quote for the oven'),
  ],
  updates: [
    {
      day: -2,
      title: both('Vendrá antes de Reyes', 'Here before Epiphany'),
      body: section(
        'El fabricante nos guarda un horno para la primera semana de enero si llegamos al objetivo mínimo en diciembre.',
        'The maker will keep us an oven for the first week of January if we reach the minimum target in December.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -8,
      question: both('¿Puedo cobrar los intereses en pan?', 'May I take my interest in bread?'),
      answer: both(
        'No por la plataforma, pero en la tienda le fiaremos con gusto.',
        'Not through the platform, but the shop will gladly run you a tab.',
      ),
      answeredDay: -8,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/masamadre/horno-de-pignatelli.svg',
    alt: both(
      'Una panadería de barrio con barras y hogazas en el escaparate y la puerta abierta',
      'A neighbourhood bakery with loaves in its window and its door open',
    ),
  },
};
