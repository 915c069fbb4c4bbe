import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const tejadosDeDelicias: ProjectContent = {
  slug: 'tejados-de-delicias',
  clientUuid: null,
  status: 'PRE_CAMPAIGN',
  title: both('Tejados de Delicias', 'Delicias Rooftops'),
  slogan: both('El mercado y la escuela dan luz al barrio', 'A market and a school that power the street'),
  sector: 'energy',
  productType: 'REVENUE_SHARE',
  location: 'Delicias, Zaragoza',
  issuer: { name: 'Comunidad Energética Delicias, S.Coop.', taxNumber: 'F88305248', city: 'Zaragoza' },
  shortDescription: both(
    'Una comunidad energética de 190 hogares pone 148 kWp sobre el mercado y la escuela, y reparte con los inversores el 60 % de lo que cobra.',
    'An energy community of 190 homes puts 148 kWp on the market hall and the school, and shares 60% of what it charges with investors.',
  ),
  sections: {
    description: section(
      `El ayuntamiento ha cedido los dos tejados por 25 años a cambio del 4 % de la producción. Sobre ellos caben 148 kWp que darán 214 MWh al año, lo que gastan 190 hogares del barrio en las horas de sol.

      La obra cuesta 126.000 €: 41.000 € los cubre una ayuda ya cobrada y 85.000 € esta campaña.`,
      `The city has granted both roofs for 25 years in return for 4% of the output. They hold 148 kWp that will give 214 MWh a year, what 190 homes of the neighbourhood use in daylight hours.

      The works cost 126,000 €: 41,000 € are covered by a grant already received and 85,000 € by this campaign.`,
    ),
    product: section(
      `Cada hogar recibe en su factura la parte que le toca del reparto, con coeficientes por hora, y paga a la cooperativa 0,105 € por kWh. En la red pagaría entre 0,15 y 0,21 €.`,
      `Each home receives its part of the output on its bill, shared hour by hour, and pays the cooperative 0.105 € per kWh. From the grid it would pay between 0.15 € and 0.21 €.`,
    ),
    market: section(
      `Los 190 hogares firmaron su adhesión por cinco años en seis semanas y hay 87 en lista de espera. La instalación del centro cívico, de 22 kWp, lleva dos años con los mismos coeficientes y sin impagos.`,
      `The 190 homes signed up for five years within six weeks, and 87 more are waiting. The 22 kWp array on the civic centre has used the same sharing for two years without a missed payment.`,
    ),
    competitors: section(
      `Las comercializadoras ofrecen «tejados solares virtuales» sin propiedad y con permanencia. Una instalación individual en un piso no es posible: los tejados son comunes y pequeños.`,
      `Retailers offer “virtual solar roofs” with no ownership and a lock-in. An array of one’s own is out of reach for a flat: roofs are shared and small.`,
    ),
    businessModel: section(
      `La cooperativa ingresa 22.470 € al año. El 60 %, 13.482 €, se reparte cada semestre entre los titulares hasta que hayan recibido 1,5 veces lo invertido (127.500 €). El 40 %, 8.988 €, paga mantenimiento, seguro y la cesión.`,
      `The cooperative takes in 22,470 € a year. Some 60%, 13,482 €, is shared among the holders every half-year until they have received 1.5 times what they put in (127,500 €). The other 40%, 8,988 €, pays for maintenance, insurance and the roofs.`,
    ),
    projections: section(
      `| | Prevista | Un 15 % menos |
      | Ingresos anuales | 22.470 € | 19.100 € |
      | Reparto anual | 13.482 € | 11.460 € |
      | Años hasta el tope | 9,5 | 11,1 |
      | Rentabilidad anual | 8,6 % | 7,3 % |`,
      `| | As planned | 15% less |
      | Yearly income | 22,470 € | 19,100 € |
      | Shared out a year | 13,482 € | 11,460 € |
      | Years to the cap | 9.5 | 11.1 |
      | Yearly return | 8.6% | 7.3% |`,
    ),
  },
  headlineReturn: both('8,6 % anual esperado', '8.6% a year expected'),
  terms: [
    term('return', '8,6 % anual', '8.6% a year'),
    term('revenueShare', '60 % de las ventas', '60% of sales'),
    term('cap', '1,5 veces lo invertido', '1.5 times the investment'),
    term('payout', 'Semestral', 'Half-yearly'),
  ],
  finance: { expectedAnnualReturnPercent: '8.60', termMonths: 114, payEveryMonths: 6, sharePercent: '60.00' },
  token: {
    name: 'Tejados de Delicias',
    symbol: 'DELICIAS',
    price: '20',
    forSale: 4250,
    minPerOrder: 1,
    maxPerOrder: 250,
    softCap: 2500,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 14, end: 59 },
  createdDay: -41,
  demand: { tokens: 0, investors: 0, interested: 63 },
  risks: [
    both(
      'Si los hogares se dan de baja, los excedentes se venden a la red a unos 0,04 € el kWh.',
      'If homes leave, the surplus is sold to the grid at some 0.04 € per kWh.',
    ),
    both(
      'Una obra en la cubierta del mercado pararía la mitad de la planta mientras dure.',
      'Works on the market’s roof would stop half of the plant while they last.',
    ),
  ],
  team: [
    {
      name: 'Nerea Aznar Pueyo',
      role: both('Coordinadora', 'Coordinator'),
      bio: both(
        'Trabajadora social; montó la comunidad del centro cívico.',
        'Social worker; she set up the civic centre’s community.',
      ),
    },
    {
      name: 'Jacobo Lanuza Gil',
      role: both('Ingeniero', 'Engineer'),
      bio: both(
        'Doce comunidades energéticas en Aragón y Navarra.',
        'Twelve energy communities in Aragon and Navarre.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 8, 'Cesión municipal de los tejados', 'City grant of the roofs'),
    document('report', 'public', 13, 'Estudio de sombras y producción', 'Shading and output study'),
  ],
  updates: [],
  questions: [
    {
      askedDay: -7,
      question: both('¿Puedo invertir si no vivo en el barrio?', 'May I invest if I do not live there?'),
      answer: both(
        'Sí. Los vecinos tienen preferencia los siete primeros días; después se abre a todos.',
        'Yes. Neighbours come first for seven days; then it is open to all.',
      ),
      answeredDay: -6,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/aurora/tejados-de-delicias.svg',
    alt: both(
      'Tejados de ladrillo con placas solares y la bóveda de un mercado al atardecer',
      'Brick rooftops with solar panels and the vault of a market at dusk',
    ),
  },
};
