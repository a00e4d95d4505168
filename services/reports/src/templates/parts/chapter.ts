import { type Content, each, h } from '../document/element.ts';

/** One chapter: a destination, a line of the contents and its pages. It always begins on a new page. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Its group on the contents page, and the line above its heading. */
  readonly part: string;
  readonly body: Content;
  /** Lines to write on where the text ends before the page does. */
  readonly hasNotes: boolean;
  /** It begins where the chapter before ends, on the same page. */
  readonly follows?: boolean;
}

/** The chapter's section with its heading. `lead` says in a sentence or two what follows. */
export function chapter(options: {
  readonly id: string;
  readonly title: string;
  readonly part: string;
  readonly lead?: string;
  readonly content: readonly Content[];
  /** Style of its own, beside the chapter's. */
  readonly className?: string;
  readonly hasNotes?: boolean;
}): Chapter {
  const { id, title, part, lead, content, className, hasNotes = false } = options;
  const opening = h(
    'header',
    { className: 'opening' },
    h('p', { className: 'eyebrow' }, part),
    h('h2', {}, title),
    lead ? h('p', { className: 'lead' }, lead) : null,
  );
  const inside = hasNotes ? [h('div', { className: 'over-lines' }, opening, ...content)] : [opening, ...content];
  return {
    id,
    title,
    part,
    hasNotes,
    body: h('section', { id, className: className ? `chapter ${className}` : 'chapter' }, ...inside),
  };
}

/** A section with a heading of its own inside a chapter. */
export function section(title: string, ...content: Content[]): Content {
  return h('div', { className: 'section' }, h('h3', {}, title), ...content);
}

/** A number in its hue. */
export function numeral(number: number | string, hue: number = Number(number)): Content {
  const text = String(number);
  return h(
    'span',
    {
      className: `numeral${text.length > 2 ? ' wide' : ''}${text === '0' ? ' zero' : ''}`,
      style: { color: hueVariable(hue) },
    },
    text,
  );
}

/** The custom property of a number's hue; numbers without one take that of their digit sum, 0 is muted. */
function hueVariable(number: number): string {
  if (number === 0) return 'var(--muted)';
  if (number === 11 || number === 22 || number === 33) return `var(--num-${number})`;
  return `var(--num-${number % 9 || 9})`;
}

/** A text with its heading, and what it suggests to do. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly practice?: string;
  /** What is special to this school. */
  readonly note?: string;
}

export interface Reading {
  readonly number: number;
  /** Above the title: "Lição 4", "2º ciclo · 1986–2013". */
  readonly label: string;
  readonly passage: Passage;
  /** Drawn as "você está aqui". */
  readonly current?: boolean;
  readonly hue?: number;
}

/** Numbers with their texts, one below the other, none of them torn between pages. */
export function readings(items: readonly Reading[]): Content {
  return h('div', { className: 'stack' }, ...each(items, readingEntry));
}

/** The same in two columns of smaller type, for many short texts. */
export function compactReadings(items: readonly Reading[]): Content {
  return h('div', { className: 'grid two compact' }, ...each(items, readingEntry));
}

function readingEntry({ number, label, passage, current, hue }: Reading): Content {
  return h(
    'div',
    { className: 'entry' },
    numeral(number, hue ?? number),
    h(
      'div',
      {},
      h(
        'p',
        { className: 'eyebrow' },
        label,
        current ? h('span', { className: 'tag here', style: { marginLeft: '2mm' } }, 'você está aqui') : null,
      ),
      h('h4', {}, passage.title),
      h('p', { style: { margin: '1mm 0 0' } }, passage.text),
      passage.note ? h('p', { className: 'small muted', style: { margin: '1mm 0 0' } }, passage.note) : null,
      passage.practice ? practice(passage.practice) : null,
    ),
  );
}

export function practice(text: string): Content {
  return h('p', { className: 'practice' }, h('b', {}, 'Na prática: '), text);
}

export function bullets(items: readonly string[]): Content {
  return h('ul', { className: 'plain' }, ...each(items, (item) => h('li', {}, item)));
}

export function chips(items: readonly string[]): Content {
  return h('ul', { className: 'chips' }, ...each(items, (item) => h('li', {}, item)));
}
