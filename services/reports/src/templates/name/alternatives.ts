import { interpretRulingArcano, interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { interpretMain, keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { servedBy } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { showsSection } from '@sefira/numerology/schools/shown';
import type { NameAlternative } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';

const triangleNames = { vida: 'da vida', pessoal: 'pessoal', social: 'social', destino: 'do destino' } as const;

/** A page for each real alternative: the signature, before and after of each number, what vanishes, who it suits. */
export function alternatives(map: NumerologyMap, given: readonly NameAlternative[]): readonly Chapter[] {
  const hasTriangles = showsSection(map, 'triangulos');
  const seen = new Set([interpretMain('expressao', map.expressao).summary]);
  /** A paragraph that an earlier page has is left out. */
  const once = (text: string): Content => {
    if (seen.has(text)) return null;
    seen.add(text);
    return h('p', {}, text);
  };
  return given.map((alternative, index) => {
    const name = printableName(alternative.name);
    const { map: after } = alternative;
    return chapter({
      id: `alternativa-${index + 1}`,
      title: name,
      part: 'Outras formas de escrever',
      className: name.length > roomyLength ? 'alternative long-name' : 'alternative',
      lead: leadOf(alternative),
      content: [
        h('p', { className: 'signature' }, name),
        comparison(map, after, alternative),
        section(
          'O que muda',
          once(expressionChange(map, after, index)) ?? h('p', {}, 'A Expressão muda como em uma escrita anterior.'),
          once(innerChange(map, after)) ?? h('p', {}, 'Motivação, Impressão e Missão mudam como já visto.'),
          once(interpretMain('expressao', after.expressao).summary),
        ),
        hasTriangles ? sequenceChange(alternative, once) : null,
        section(
          hasTriangles ? 'O arcano e quem ela serve' : 'Quem ela serve',
          ...(hasTriangles ? arcanoChange(map, after, once) : []),
          once(servedBy(after.expressao)),
        ),
      ],
    });
  });
}

function leadOf({ changes, harmony, harmonyBefore }: NameAlternative): string {
  const written = `O que muda na escrita: ${changes.join('; ')}.`;
  if (harmony > harmonyBefore) return written;
  const now = harmony === harmonyBefore ? `continua em ${harmony}%` : `desce de ${harmonyBefore}% para ${harmony}%`;
  return `${written} A harmonia com o nascimento ${now}.`;
}

function comparison(before: NumerologyMap, after: NumerologyMap, { harmony, harmonyBefore }: NameAlternative): Content {
  const rows: readonly (readonly [string, string, string])[] = [
    ['Expressão', String(before.expressao), String(after.expressao)],
    ['Motivação', String(before.motivacao), String(after.motivacao)],
    ['Impressão', String(before.impressao), String(after.impressao)],
    ['Missão', String(before.missao), String(after.missao)],
    ...(showsSection(before, 'triangulos')
      ? [
          [
            'Arcano regente',
            String(before.triangulos.vida.arcanoRegente),
            String(after.triangulos.vida.arcanoRegente),
          ] as const,
        ]
      : []),
    ['Lições', list(before.licoesCarmicas), list(after.licoesCarmicas)],
    ['Harmonia com o nascimento', `${harmonyBefore}%`, `${harmony}%`],
  ];
  return h(
    'table',
    { className: 'before-after' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['Número', 'Hoje', 'Com esta escrita'], (head) => h('th', { scope: 'col' }, head))),
    ),
    h(
      'tbody',
      {},
      ...each(rows, ([title, one, other]) =>
        h(
          'tr',
          one === other ? {} : { className: 'changed' },
          h('th', { scope: 'row' }, title),
          h('td', {}, one),
          h('td', {}, other),
        ),
      ),
    ),
  );
}

/** One for each alternative that a report prints. */
const whatOthersNotice = [
  'Quem conhece você pelo nome antigo demora a notar; quem chega pela assinatura nova já encontra outra promessa.',
  'Em casa nada muda de um dia para o outro; muda o que espera de você quem lê este nome pela primeira vez.',
  'É uma troca de tom, e o ouvido dos amigos leva alguns meses para se acostumar com ela.',
] as const;

function expressionChange(before: NumerologyMap, after: NumerologyMap, index: number): string {
  if (before.expressao === after.expressao) {
    return `A Expressão continua ${after.expressao}, ${lower(keywordOf(after.expressao))}: o que você sabe fazer segue com o mesmo nome, e a diferença mora nas vogais, nas consoantes e no desenho da assinatura.`;
  }
  return `A Expressão sai do ${before.expressao}, ${lower(keywordOf(before.expressao))}, e vai para o ${after.expressao}, ${lower(keywordOf(after.expressao))}. ${whatOthersNotice[index % whatOthersNotice.length]}`;
}

function innerChange(before: NumerologyMap, after: NumerologyMap): string {
  const of = (name: string, one: number, other: number) =>
    one === other ? `${name} permanece ${other}` : `${name} passa de ${one} para ${other}`;
  return `${of('A Motivação', before.motivacao, after.motivacao)}, ${of('a Impressão', before.impressao, after.impressao)} e ${of('a Missão', before.missao, after.missao)}.`;
}

/** Longer names have signatures of several lines: their pages are set close. */
const roomyLength = 36;

/** Of more, which the triangles of a long name have, each sequence is named once. */
const sequencesWithTriangle = 3;

function sequenceChange({ cleared, remaining }: NameAlternative, once: (text: string) => Content): Content {
  const title = 'As sequências';
  if (cleared.length === 0 && remaining.length === 0) {
    const none = once('Nem hoje nem com esta escrita o nome tem sequências de três algarismos iguais.');
    return none === null ? null : section(title, none);
  }
  const isBrief = cleared.length > sequencesWithTriangle || remaining.length > sequencesWithTriangle;
  const [removed, present] = [cleared, remaining].map((found) => new Set(found.map(({ sequence }) => sequence)));
  return section(
    title,
    ...(isBrief && removed && present
      ? namedOnce(removed, present)
      : [
          sentence('Somem', cleared.map(withTriangle)) ?? h('p', {}, 'Nenhuma das sequências de hoje some.'),
          sentence('Ficam ou entram', remaining.map(withTriangle)) ?? h('p', {}, 'Com esta escrita não resta nenhuma.'),
        ]),
  );
}

/** A sequence that leaves one triangle and stays in another is named as such, and not as a removed one. */
function namedOnce(removed: ReadonlySet<string>, present: ReadonlySet<string>): Content[] {
  const named = (sequences: ReadonlySet<string>) => [...sequences].toSorted().map(titled);
  return [
    sentence('Somem', named(removed.difference(present))) ??
      h('p', {}, 'Nenhuma das sequências de hoje some por inteiro.'),
    sentence('Saem de um triângulo e ficam em outro', named(removed.intersection(present))),
    sentence('Ficam ou entram', named(present.difference(removed))),
  ];
}

function sentence(what: string, found: readonly string[]): Content {
  return found.length > 0 ? h('p', {}, `${what}: ${found.join('; ')}.`) : null;
}

function titled(sequence: string): string {
  return `${sequence}, ${lower(interpretSequence(sequence).title)}`;
}

function withTriangle({ triangle, sequence }: NameAlternative['cleared'][number]): string {
  return `${titled(sequence)}, no triângulo ${triangleNames[triangle]}`;
}

function arcanoChange(before: NumerologyMap, after: NumerologyMap, once: (text: string) => Content): Content[] {
  const one = before.triangulos.vida.arcanoRegente;
  const other = after.triangulos.vida.arcanoRegente;
  const { title, text } = interpretRulingArcano(other);
  if (one === other) return [h('p', {}, `O arcano regente continua ${other}, ${title}.`)];
  return [h('p', {}, `O arcano regente passa de ${one} para ${other}, ${title}.`), once(text)];
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
}
