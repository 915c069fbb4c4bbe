import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const costurasDeAmparo: ProjectContent = {
  slug: 'costuras-de-amparo',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Las costuras de Amparo', 'Amparo’s Sewing Room'),
  slogan: both('Tres máquinas y un local a pie de calle', 'Three machines and a shop on the street'),
  sector: 'crafts',
  productType: 'DEBT',
  loan: {
    security: both(
      'El fondo de la fundación responde de hasta el 30 % del capital que quede por devolver. No hay otra garantía.',
      'The foundation’s fund answers for up to 30% of the principal still to be repaid. There is no other security.',
    ),
  },
  location: 'La Palmilla, Málaga',
  issuer: { name: 'Costuras Amparo, S.L.U.', taxNumber: 'B88330600', city: 'Málaga' },
  shortDescription: both(
    'Amparo arregla ropa en su cocina y quiere abrir taller con dos vecinas. Microcrédito de 6.000 € al 3 % a dos años.',
    'Amparo mends clothes in her kitchen and wants to open a workshop with two neighbours. A 6,000 € microloan at 3% over two years.',
  ),
  sections: {
    description: section(
      'Tres máquinas industriales de segunda mano (2.700 €), una plancha de vapor (800 €), fianza y arreglos del local (1.900 €) y género (600 €). El local son 28 m² junto al mercado.',
      'Three second-hand industrial machines (2,700 €), a steam press (800 €), deposit and repairs to the shop (1,900 €) and stock (600 €). The shop is 28 m² beside the market.',
    ),
    product: section(
      'Arreglos en 48 horas, trajes de flamenca por encargo y costura para dos tiendas del centro.',
      'Repairs in 48 hours, flamenco dresses to order and sewing for two shops in the centre.',
    ),
    market: section(
      'Hoy atiende 90 arreglos al mes, a 11 € de media, y rechaza otros tantos. La tienda más cercana está a dos kilómetros.',
      'She now does 90 repairs a month, at 11 € on average, and turns as many away. The nearest shop is two kilometres off.',
    ),
    competitors: section(
      'Una cadena arregla en el centro comercial a 16 € y en una semana.',
      'A chain does repairs in the shopping centre for 16 €, within a week.',
    ),
    businessModel: section(
      'Con 190 arreglos y doce vestidos al mes entran 3.170 €. Tras local, género y los tres sueldos parciales quedan 420 €; la cuota es de 258 € al mes.',
      'With 190 repairs and twelve dresses a month it takes in 3,170 €. After rent, stock and three part-time wages 420 € are left; the instalment is 258 € a month.',
    ),
    projections: section(
      `| Al mes | Hoy | Con taller |
      | Ingresos | 990 € | 3.170 € |
      | Queda tras gastos | 310 € | 420 € |
      | Cuota | | 258 € |`,
      `| A month | Now | With the shop |
      | Income | 990 € | 3,170 € |
      | Left after costs | 310 € | 420 € |
      | Instalment | | 258 € |`,
    ),
  },
  headlineReturn: both('3 % anual', '3% a year'),
  terms: [
    term('interest', '3 % fijo', '3% fixed'),
    term('term', '24 meses', '24 months'),
    term('repayment', 'Mensual, en cuotas iguales', 'Monthly, in equal instalments'),
    term('security', 'Fondo de la fundación, hasta el 30 %', 'The foundation’s fund, up to 30%'),
  ],
  finance: { annualInterestPercent: '3.00', termMonths: 24, payEveryMonths: 1, repayment: 'ANNUITY' },
  token: {
    name: 'Las costuras de Amparo',
    symbol: 'COSTURAS',
    price: '5',
    forSale: 1200,
    minPerOrder: 1,
    maxPerOrder: 100,
    softCap: 450,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -9, end: 21 },
  createdDay: -24,
  demand: { tokens: 790, investors: 24, interested: 0 },
  risks: [
    both(
      'Una enfermedad larga de Amparo pararía los vestidos, que dejan la mitad del margen.',
      'A long illness of Amparo’s would stop the dresses, which earn half the margin.',
    ),
    both(
      'De los 212 microcréditos de la fundación no se ha recuperado el 4,1 % del dinero.',
      'Of the money in the foundation’s 212 microloans, 4.1% was not recovered.',
    ),
  ],
  team: [
    {
      name: 'Amparo Heredia Cortés',
      role: both('Modista', 'Dressmaker'),
      bio: both(
        'Cose desde los catorce años; tres cursos de patronaje.',
        'She has sewn since she was fourteen; three courses in pattern cutting.',
      ),
    },
  ],
  documents: [INFORMATION_SHEET, document('report', 'public', 2, 'Informe de la tutora', 'Mentor’s report')],
  updates: [
    {
      day: -1,
      title: both('Ya hay llaves', 'The keys are here'),
      body: section(
        'El objetivo mínimo se alcanzó el jueves y el local está apalabrado.',
        'The minimum target was reached on Thursday and the shop is agreed.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -5,
      question: both('¿Quién acompaña a Amparo?', 'Who stands by Amparo?'),
      answer: both(
        'Una tutora voluntaria, que la visita cada dos semanas.',
        'A volunteer mentor, who visits every fortnight.',
      ),
      answeredDay: -5,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/semilla/costuras-de-amparo.svg',
    alt: both(
      'Una máquina de coser con tela de lunares, hilos y un vestido en el maniquí',
      'A sewing machine with polka-dot cloth, threads and a dress on a stand',
    ),
  },
};
