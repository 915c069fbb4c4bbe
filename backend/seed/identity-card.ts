import { BOLD, openFont, REGULAR } from '#backend/files/pdf-fonts.ts';
import type { DemoPerson } from './content/demo-person.ts';

const WIDTH = 1012;
const HEIGHT = 638;
const INK = '#1d2a3a';
const SOFT = '#5a6878';
const HAIR = ['#2b1d16', '#4a3022', '#6f6a66', '#8a5a2e'];
const SKIN = ['#e8b894', '#d59f78', '#b87d56', '#f0c7a6'];

/** Opened once: opening one takes longer than a card. */
const faces = new Map<string, ReturnType<typeof openFont>>();

/** A line of words as the outlines of its letters: the machine may have no fonts at all. */
const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  color = INK,
  face: typeof BOLD | typeof REGULAR = REGULAR,
  isCentred = false,
) => {
  const font = faces.get(face) ?? openFont(face);
  faces.set(face, font);
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map(({ path }, nth) => {
    const letter = path.translate(at, 0).toSVG();
    at += positions[nth]?.xAdvance ?? 0;
    return letter;
  });
  const [d, scale] = [letters.join(''), size / font.unitsPerEm];
  return `<path d="${d}" fill="${color}" transform="translate(${x - (isCentred ? (at * scale) / 2 : 0)} ${y}) scale(${scale} ${-scale})"/>`;
};
const fact = (label: string, value: string, x: number, y: number) =>
  words(label, x, y, 17, SOFT) + words(value, x, y + 34, 29, INK, BOLD);

/** Somebody who is nobody: the same person has the same face on every side and at every tenant. */
function portrait({ idNumber, gender }: DemoPerson): string {
  const seed = Number(idNumber.replace(/\D/g, '').slice(-5));
  const [hair, skin] = [HAIR[seed % HAIR.length], SKIN[Math.floor(seed / 7) % SKIN.length]];
  const long =
    gender === 'FEMININE' ? `<path d="M62 132c-14 90-6 130 0 150h136c6-20 14-60 0-150z" fill="${hair}"/>` : '';
  return `<g transform="translate(60 150)"><rect width="260" height="330" rx="8" fill="#dfe7ee"/>${long}
    <path d="M12 330c4-76 48-104 118-104s114 28 118 104z" fill="#54708c"/><rect x="104" y="190" width="52" height="56" rx="20" fill="${skin}"/>
    <ellipse cx="130" cy="142" rx="62" ry="74" fill="${skin}"/><path d="M66 138c-8-66 24-96 64-96s72 30 64 96c-12-34-34-48-64-48s-52 14-64 48z" fill="${hair}"/>
    <circle cx="108" cy="144" r="6" fill="${INK}"/><circle cx="152" cy="144" r="6" fill="${INK}"/>
    <path d="M108 180c14 10 30 10 44 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>`;
}

const waves = Array.from(
  { length: 9 },
  (_, at) =>
    `<path d="M0 ${60 + at * 70}c170-60 340 60 506 0s340 60 506 0" fill="none" stroke="#b9cbd8" stroke-width="2"/>`,
).join('');

function front(person: DemoPerson): string {
  const expires = person.idExpiresOn ?? '2031-05-31';
  return `${portrait(person)}${fact('Apellidos / Surname', person.lastName, 360, 186)}${fact('Nombre / Name', person.firstName, 360, 272)}
    ${fact('Sexo / Sex', person.gender === 'FEMININE' ? 'F' : 'M', 360, 358)}${fact('Nacionalidad / Nationality', person.nationality, 560, 358)}
    ${fact('Nacimiento / Born', dotted(person.birthday), 360, 444)}${fact('Validez / Expires', dotted(expires), 680, 444)}
    ${words(person.idNumber, 60, 556, 40, INK, BOLD)}`;
}

function back(person: DemoPerson): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\w ]/g, '')
      .toUpperCase()
      .replace(/ /g, '<');
  const lines = [
    `DEMO<${person.idNumber}`.padEnd(30, '<'),
    `${person.birthday.replace(/-/g, '').slice(2)}${person.gender[0]}${person.nationality}`.padEnd(30, '<'),
    `${plain(person.lastName)}<<${plain(person.firstName)}`.slice(0, 30).padEnd(30, '<'),
  ];
  const cells = lines.flatMap((line, row) =>
    [...line].map((sign, at) => words(sign, 72 + at * 30, 470 + row * 50, 34, INK, REGULAR, true)),
  );
  return `${fact('Domicilio / Address', person.address, 60, 186)}${fact('', `${person.postalCode} ${person.city}`, 60, 226)}
    ${fact('Provincia / Province', person.province, 60, 330)}<rect y="416" width="${WIDTH}" height="222" fill="#fff" opacity=".7"/>${cells.join('')}`;
}

const dotted = (day: string) => day.split('-').reverse().join(' ');

/** A side of a demo person's card or their passport's page as a JPEG. It says that it is no document. */
export async function identityCard(person: DemoPerson, side: 'front' | 'back'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#eef4f7"/>${waves}
    <rect width="${WIDTH}" height="104" fill="#2f5d7c"/>${words('DEMOSTRACIÓN · NO ES UN DOCUMENTO', 60, 66, 34, '#fff', BOLD)}
    ${side === 'front' ? front(person) : back(person)}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
