import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unreadable } from './bank-statement.ts';

/** An element: its children and attributes by name, or its text. */
export type XmlNode = unknown;

/** Nothing of the file is ever looked up or expanded: what declares anything is refused, the five characters of XML are written out here. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
});

/** Reads a document. Throws a StatementFault where it is not well formed or declares types or entities. */
export function parseXml(text: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(text)) throw unreadable();
  if (XMLValidator.validate(text) !== true) throw unreadable();
  try {
    return parser.parse(text);
  } catch {
    throw unreadable();
  }
}

/** All elements at a path, in their order; a path of several names takes every branch. */
export function all(node: XmlNode, ...path: string[]): XmlNode[] {
  const [name, ...rest] = path;
  if (name === undefined) return [node];
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return [];
  const found: unknown = (node as Record<string, unknown>)[name];
  return (Array.isArray(found) ? found : [found]).flatMap((child: unknown) => all(child, ...rest));
}

/** The first element at a path. */
export function one(node: XmlNode, ...path: string[]): XmlNode {
  return all(node, ...path)[0];
}

/** Text of the first element at a path; empty where there is none. */
export function textAt(node: XmlNode, ...path: string[]): string {
  const found = one(node, ...path);
  const text: unknown = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)['#'] : found;
  return typeof text === 'string' ? decoded(text).trim() : '';
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
