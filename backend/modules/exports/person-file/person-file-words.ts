import type { RISK_LEVELS, RISK_REASONS } from '#domain/screening/risk.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Words {
  title(name: string): string;
  line(name: string, moment: string): string;
  purpose(text: string): string;
  confidential: string;
  unprintable: string;
  section: Record<
    | 'person'
    | 'company'
    | 'holders'
    | 'beneficiaries'
    | 'identity'
    | 'risk'
    | 'hits'
    | 'standing'
    | 'orders'
    | 'history',
    string
  >;
  row: Record<
    | 'status'
    | 'level'
    | 'reason'
    | 'screened'
    | 'identity'
    | 'sent'
    | 'reviewed'
    | 'reviewer'
    | 'why'
    | 'documents'
    | 'test'
    | 'loss'
    | 'sophisticated'
    | 'funds'
    | 'exposed'
    | 'count'
    | 'paid'
    | 'name'
    | 'stake'
    | 'list'
    | 'found'
    | 'decision'
    | 'order'
    | 'project'
    | 'amount'
    | 'day'
    | 'act'
    | 'who'
    | 'email'
    | 'registered',
    string
  >;
  level: Record<(typeof RISK_LEVELS)[number], string>;
  reason: Record<(typeof RISK_REASONS)[number], (sum: string) => string>;
  list: Record<WatchList, string>;
  hit: Record<'OPEN' | 'CONFIRMED' | 'DISMISSED', string>;
  decided(state: string, by: string, moment: string, reason: string): string;
  until(day: string): string;
  points(score: string, day: string): string;
  never: string;
  none: string;
  yes: string;
  no: string;
  self: string;
  system: string;
  newest(shown: number, all: number): string;
  behind(name: string): string;
}

/** What the file of a person says, in both languages. */
export const FILE_WORDS: Record<Language, Words> = {
  es: {
    title: (name) => `Expediente de ${name}`,
    line: (name, moment) => `Expediente de ${name} · ${moment}`,
    purpose: (text) => `Finalidad: ${text}`,
    confidential:
      'Expediente de prevención del blanqueo de capitales (Ley 10/2010). Nadie debe saber por él que es objeto de examen (artículo 24).',
    unprintable:
      'Algunos nombres tienen letras que este documento no puede imprimir: están enteros en la ficha de la persona.',
    section: {
      person: 'Quién es',
      company: 'Empresa',
      holders: 'Titulares de más del 25 %',
      beneficiaries: 'Por cuenta de quién invierte',
      identity: 'Cómo se comprobó la identidad',
      risk: 'Riesgo',
      hits: 'Coincidencias con listas',
      standing: 'Idoneidad y fondos',
      orders: 'Órdenes y pagos',
      history: 'Decisiones',
    },
    row: {
      ...{ status: 'Estado', level: 'Nivel', reason: 'Motivo', screened: 'Comparada con', identity: 'Comprobación' },
      ...{ sent: 'Enviada el', reviewed: 'Decidida el', reviewer: 'Decidida por', why: 'Motivo de la decisión' },
      ...{ documents: 'Documentos guardados', test: 'Test de conocimientos', loss: 'Capacidad de soportar pérdidas' },
      ...{
        sophisticated: 'Inversor experimentado',
        funds: 'Origen de los fondos',
        exposed: 'Declara un cargo público',
      },
      ...{ count: 'Órdenes', paid: 'Pagado por las que siguen en pie', name: 'Nombre', stake: 'Parte', list: 'Lista' },
      ...{
        found: 'Encontrada',
        decision: 'Decisión',
        order: 'Orden',
        project: 'Proyecto',
        amount: 'Importe',
        day: 'Día',
      },
      ...{ act: 'Acto', who: 'Quién', email: 'Correo electrónico', registered: 'Registro' },
    },
    level: { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto', barred: 'No puede operar' },
    reason: {
      sanctioned: () => 'Está en la lista de sanciones de la UE.',
      undecided: () => 'Una coincidencia con una lista está por decidir.',
      exposed: () => 'Tiene un cargo público, o está cerca de quien lo tiene.',
      says_exposed: () => 'Declara tener un cargo público.',
      funds_unknown: (sum) => `Ha invertido ${sum} o más y no ha dicho de dónde salen sus fondos.`,
      company: () => 'Invierte en nombre de una empresa.',
      abroad: () => 'Vive fuera del Espacio Económico Europeo.',
      large: (sum) => `Ha invertido ${sum} o más.`,
      document_expired: () => 'Su documento de identidad ha caducado.',
    },
    list: { sanctions: 'Sanciones de la UE', exposed: 'Cargo público' },
    hit: { OPEN: 'Por decidir', CONFIRMED: 'Es esa persona', DISMISSED: 'No es esa persona' },
    decided: (state, by, moment, reason) => `${state} (${by}, ${moment}): ${reason}`,
    until: (day) => `Hasta el ${day}`,
    points: (score, day) => `${score} puntos, ${day}`,
    ...{ never: 'Nunca', none: '—', yes: 'Sí', no: 'No', self: 'La persona', system: 'Automático' },
    newest: (shown, all) => `Las ${shown} más recientes de ${all}.`,
    behind: (name) => `${name}, en su nombre`,
  },
  en: {
    title: (name) => `File of ${name}`,
    line: (name, moment) => `File of ${name} · ${moment}`,
    purpose: (text) => `Purpose: ${text}`,
    confidential:
      'File for the prevention of money laundering (Spanish Law 10/2010). Nobody may learn from it that they are being looked into (article 24).',
    unprintable:
      'Some names have letters that this document cannot print: they stand whole on the sheet of the person.',
    section: {
      person: 'Who they are',
      company: 'Company',
      holders: 'Holders of more than 25%',
      beneficiaries: 'On whose account they invest',
      identity: 'How the identity was proved',
      risk: 'Risk',
      hits: 'Matches with lists',
      standing: 'Suitability and funds',
      orders: 'Orders and payments',
      history: 'Decisions',
    },
    row: {
      ...{ status: 'Status', level: 'Level', reason: 'Reason', screened: 'Compared with', identity: 'Check' },
      ...{ sent: 'Sent in on', reviewed: 'Decided on', reviewer: 'Decided by', why: 'Reason of the decision' },
      ...{ documents: 'Documents kept', test: 'Knowledge test', loss: 'Ability to bear losses' },
      ...{ sophisticated: 'Experienced investor', funds: 'Source of funds', exposed: 'Declares a public office' },
      ...{ count: 'Orders', paid: 'Paid for those that stand', name: 'Name', stake: 'Stake', list: 'List' },
      ...{ found: 'Found', decision: 'Decision', order: 'Order', project: 'Project', amount: 'Amount', day: 'Day' },
      ...{ act: 'Act', who: 'Who', email: 'E-mail', registered: 'Registered' },
    },
    level: { low: 'Low risk', medium: 'Medium risk', high: 'High risk', barred: 'Barred' },
    reason: {
      sanctioned: () => 'They are on the EU’s list of sanctions.',
      undecided: () => 'A match with a list is still to be decided.',
      exposed: () => 'They hold a public office, or are close to somebody who does.',
      says_exposed: () => 'They declare that they hold a public office.',
      funds_unknown: (sum) => `They have invested ${sum} or more and have not said where their funds come from.`,
      company: () => 'They invest for a company.',
      abroad: () => 'They live outside the European Economic Area.',
      large: (sum) => `They have invested ${sum} or more.`,
      document_expired: () => 'Their identity document has expired.',
    },
    list: { sanctions: 'EU sanctions', exposed: 'Public office' },
    hit: { OPEN: 'To decide', CONFIRMED: 'The same person', DISMISSED: 'Not the same person' },
    decided: (state, by, moment, reason) => `${state} (${by}, ${moment}): ${reason}`,
    until: (day) => `Until ${day}`,
    points: (score, day) => `${score} points, ${day}`,
    ...{ never: 'Never', none: '—', yes: 'Yes', no: 'No', self: 'The person', system: 'Automatic' },
    newest: (shown, all) => `The newest ${shown} of ${all}.`,
    behind: (name) => `${name}, in their name`,
  },
};
