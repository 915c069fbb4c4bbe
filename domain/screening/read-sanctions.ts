import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Parsed, problem } from '#domain/validation/problem.ts';
import { EntryFaults, ListFault, orProblem } from './read-fault.ts';
import { sanctionsBirth } from './sanctions-birth.ts';
import { type Listed, type ReadList, WATCH_ENTRIES_MAX } from './watch-list.ts';

/** Of the EU's consolidated list of financial sanctions, version 1.1 ("xmlFullSanctionsList_1_1"). */
const NAMESPACE = 'http://eu.europa.ec/fpi/fsd/export';
const MOST_CHARS = 500;
const KINDS: Readonly<Record<string, Listed['kind']>> = {
  P: 'person',
  E: 'entity',
  person: 'person',
  enterprise: 'entity',
};

/**
 * Reads the EU's list piece by piece, as it comes, and keeps of it what people are held beside. Nothing is looked up or expanded: a file that declares anything
 * is refused. It is taken whole or not at all: cut, with another root, or with an entry that cannot be read, it is none.
 */
export class SanctionsReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #faults = new EntryFaults();
  readonly #entries: Listed[] = [];
  #madeAt: string | null = null;
  #depth = 0;
  #entry: Listed | null = null;
  #line = 0;
  #hasKind = false;
  #inRemark = false;

  constructor() {
    const parser = this.#parser;
    parser.on('doctype', () => refuse('validator.error_watch_declares'));
    parser.on('error', () => refuse('validator.error_watch_cut'));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('text', (text) => this.#remark(text));
    parser.on('closetag', (tag) => this.#close(tag));
  }

  /** @throws ListFault */
  write(bytes: Uint8Array): void {
    this.#parser.write(this.#decoded(bytes, true));
  }

  /** @throws ListFault */
  end(): ReadList {
    this.#parser.write(this.#decoded(new Uint8Array(), false)).close();
    this.#faults.refuse();
    if (this.#entries.length === 0) refuse('validator.error_watch_format');
    return { madeAt: this.#madeAt, entries: this.#entries };
  }

  #decoded(bytes: Uint8Array, stream: boolean): string {
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      return refuse('validator.error_watch_format');
    }
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    const of = (name: string) => (tag.attributes[name]?.value ?? '').trim().slice(0, MOST_CHARS);
    if (this.#depth === 1) {
      const isList = tag.local === 'export' && tag.uri === NAMESPACE;
      const madeAt = new Date(of('generationDate'));
      if (!isList || Number.isNaN(madeAt.getTime())) refuse('validator.error_watch_format');
      this.#madeAt = madeAt.toISOString();
    } else if (this.#depth === 2) this.#begin(tag, of);
    else if (this.#depth === 3 && this.#entry) this.#part(tag, of, this.#entry);
  }

  #begin(tag: SaxesTagNS, of: (name: string) => string): void {
    if (tag.local !== 'sanctionEntity') return;
    this.#line = this.#parser.line;
    this.#hasKind = false;
    const key = of('logicalId') || of('euReferenceNumber');
    this.#entry = { key, kind: 'person', names: [], births: [], note: of('euReferenceNumber') };
  }

  #part(tag: SaxesTagNS, of: (name: string) => string, entry: Listed): void {
    if (tag.local === 'remark') this.#inRemark = true;
    if (tag.local === 'subjectType') {
      const kind = KINDS[of('classificationCode')] ?? KINDS[of('code').toLowerCase()];
      if (kind) entry.kind = kind;
      this.#hasKind = kind !== undefined;
    } else if (tag.local === 'nameAlias') {
      const name = of('wholeName') || [of('firstName'), of('middleName'), of('lastName')].filter(Boolean).join(' ');
      if (name && !entry.names.includes(name)) entry.names.push(name);
    } else if (tag.local === 'birthdate') {
      const birth = sanctionsBirth(of);
      if (birth) entry.births.push(birth);
      else if (birth === null) this.#faults.add('birth', this.#line);
    } else if (tag.local === 'regulation') note(entry, of('programme'));
  }

  #remark(text: string): void {
    if (this.#inRemark && this.#entry) note(this.#entry, text);
  }

  #close(tag: SaxesTagNS): void {
    this.#depth -= 1;
    if (tag.local === 'remark') this.#inRemark = false;
    const entry = this.#entry;
    if (this.#depth !== 1 || !entry) return;
    this.#entry = null;
    if (entry.names.length === 0 || entry.key === '') this.#faults.add('name', this.#line);
    if (!this.#hasKind) this.#faults.add('kind', this.#line);
    if (this.#entries.push(entry) > WATCH_ENTRIES_MAX)
      throw new ListFault(problem('validator.error_watch_many', { max: WATCH_ENTRIES_MAX }));
  }
}

/** A file of it that is there whole. */
export function readSanctions(bytes: Uint8Array): Parsed<ReadList> {
  return orProblem(() => {
    const reader = new SanctionsReader();
    reader.write(bytes);
    return reader.end();
  });
}

function note(entry: Listed, text: string): void {
  const said = text.trim();
  if (said === '' || entry.note.includes(said)) return;
  entry.note = (entry.note ? `${entry.note} · ${said}` : said).slice(0, MOST_CHARS);
}

function refuse(
  key: 'validator.error_watch_cut' | 'validator.error_watch_format' | 'validator.error_watch_declares',
): never {
  throw new ListFault(problem(key));
}
