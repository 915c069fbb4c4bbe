import type { DataPartName } from '#domain/own-data/own-data.ts';

type Words = readonly [string, string];

/** What an EXEU platform calls otherwise in the copy of somebody's data and in the file of a person, in Spanish and in English: as its screens do. */
export const EXEU_PARTS: Readonly<Partial<Record<DataPartName, Words>>> = {
  sophisticated_requests: ['Solicitudes de partícipe experimentado', 'Requests for experienced member status'],
};

export const EXEU_KEYS: Readonly<Record<string, Words>> = {
  sees_pre_campaign: [
    'Ve proyectos antes de su admisión a negociación',
    'Sees projects before their admission to trading',
  ],
};

export const EXEU_CODES: Readonly<Record<string, Words>> = {
  USER: ['Partícipe', 'Member'],
  PREMIUM_USER: ['Partícipe premium', 'Premium member'],
  ENTREPRENEUR: ['Emisor', 'Issuer'],
  CLIENT: ['Emisor (cliente)', 'Issuer (client)'],
  PRE_CAMPAIGN: ['Fase previa', 'Preliminary phase'],
  CAMPAIGN: ['En admisión a negociación', 'In admission to trading'],
};

export const EXEU_DECISIONS: Readonly<Record<string, Words>> = {
  'user.pre_campaign_shown': [
    'Se le muestran los proyectos antes de su admisión a negociación',
    'Projects before their admission to trading shown',
  ],
  'user.pre_campaign_hidden': [
    'Se le ocultan los proyectos antes de su admisión a negociación',
    'Projects before their admission to trading hidden',
  ],
  'sophisticated.requested': [
    'Solicitó la condición de partícipe experimentado',
    'Requested experienced member status',
  ],
  'sophisticated.granted': ['Condición de partícipe experimentado concedida', 'Experienced member status granted'],
  'sophisticated.refused': ['Condición de partícipe experimentado denegada', 'Experienced member status refused'],
  'sophisticated.ended': ['Terminó su condición de partícipe experimentado', 'Experienced member status ended'],
  'sophisticated.withdrawn': [
    'Retiró su solicitud de partícipe experimentado',
    'Withdrew their request for experienced member status',
  ],
};

/** How the file of a person calls the row of that status. */
export const EXEU_EXPERIENCED: Words = ['Partícipe experimentado', 'Experienced member'];
