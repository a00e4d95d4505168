import { destinyRelation } from '@sefira/numerology/harmony';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { basisFor, fit, type Judged, judge, meaning, own, ownDestino } from './judged.ts';
import { sequenceFacts, sequencesIn } from './sequences.ts';

/** How well a name serves its owner: its number against the Destino, and half a point for each sequence less. */
function worth(judged: Judged, destino: number | null): number {
  const relation = destino === null ? 'neutro' : destinyRelation(destino, judged.number || 1);
  return { favoravel: 2, neutro: 1, desfavoravel: 0 }[relation] - sequencesIn(judged).length / 2;
}

/** `melhor`, `pior` or `parecido`: one name beside another. */
function comparison(before: Judged, after: Judged, destino: number | null): 'melhor' | 'pior' | 'parecido' {
  const gain = worth(after, destino) - worth(before, destino);
  return gain > 0 ? 'melhor' : gain < 0 ? 'pior' : 'parecido';
}

/** Whether the new form is better, said first. */
export function comparedLead(before: Judged, after: Judged, composer: Composer): string {
  const how = comparison(before, after, ownDestino(composer));
  if (how === 'parecido')
    return before.number !== after.number && sequencesIn(before).length !== sequencesIn(after).length
      ? `**${after.name} empata com ${before.name}: o que um ganha no número, o outro ganha nas sequências.**`
      : `**${after.name} fica parecido com ${before.name}: nem melhor nem pior.**`;
  return `**${after.name} fica ${how} que ${before.name}.**`;
}

/** The sequences that come and go with a new form. */
export function sequenceChange(before: Judged, after: Judged): string {
  const [had, has] = [before, after].map((one) => sequencesIn(one).map(({ sequence }) => sequence));
  const removed = (had ?? []).filter((one) => !has?.includes(one));
  const added = (has ?? []).filter((one) => !had?.includes(one));
  if (removed.length === 0 && added.length === 0)
    return has?.length === 0
      ? 'Nenhuma das duas formas tem sequência negativa.'
      : `As sequências negativas são as mesmas: ${joinWords(has ?? [])}.`;
  const parts = [
    removed.length > 0 ? `${removed.length === 1 ? 'some a' : 'somem'} ${joinWords(removed)}` : '',
    added.length > 0 ? `${added.length === 1 ? 'aparece a' : 'aparecem'} ${joinWords(added)}` : '',
  ].filter(Boolean);
  return `Nas sequências negativas, ${parts.join(' e ')}.`;
}

/** The name that a new form is compared with, and the new form. */
function sides({ state, person }: Composer): readonly [before: string, after: string] | null {
  const { names, base, former } = state.table;
  const known = base ?? person('eu')?.name ?? null;
  if (former !== null && known !== null) return [former, known];
  const after = names.at(-1);
  const before = names.at(-2) ?? known;
  return after === undefined || before === null || before === after ? null : [before, after];
}

/** What the new number does in the part of life that is asked about. */
function inLife(composer: Composer, number: number): string {
  const area = (['amor', 'dinheiro', 'familia'] as const).find((one) => one === composer.act.area);
  return area === undefined
    ? sentence(
        'No dia a dia, o',
        String(number),
        composer.pick(areaPassage(number, 'trabalho', 'support'), numberPassage(number, 'papel')),
      )
    : sentence(
        { amor: 'No amor, o', dinheiro: 'Com dinheiro, o', familia: 'Em casa, o' }[area],
        String(number),
        composer.pick(areaPassage(number, area, 'support'), areaPassage(number, area, 'claim')),
      );
}

/** `Melhorou?`, `o que muda na minha vida?`: the last form against the one before it. Null with nothing to compare. */
export function composeNameChange(composer: Composer): Composed | null {
  const found = sides(composer);
  if (found === null) return null;
  const [before, after] = found.map((name) => judge(name, composer));
  if (!before || !after) return null;
  const isOfLife = composer.act.intent === 'nomeMuda';
  const word = (number: number) => textsOf(number || 1).palavra;
  const lead = isOfLife
    ? before.number === after.number
      ? `**Muda pouco: ${before.name} e ${after.name} dão ${after.number}, de ${word(after.number)}.**`
      : `**Muda o tom com que você se apresenta: do ${before.number}, de ${word(before.number)}, para o ${after.number}, de ${word(after.number)}.** Fatos, ninguém muda trocando letra.`
    : comparedLead(before, after, composer);
  const sums =
    isOfLife || before.number === after.number
      ? ''
      : `${before.name} soma ${before.number}; ${after.name}, ${after.number}, de ${word(after.number)}.`;
  return {
    text: [
      lead,
      sums,
      isOfLife
        ? inLife(composer, after.number || 1)
        : sentence('Com ele entra o', String(after.number), 'que', meaning(composer, after.number || 1)),
      fit(composer, after.number),
      sequenceChange(before, after),
    ]
      .filter(Boolean)
      .join(' '),
    basis: [...basisFor(before), ...basisFor(after)],
    results: [before.result, after.result, ...sequenceFacts([before, after]), ...own(composer)],
    chips: ['Que letras causam isso?', 'Como se calcula a expressão?'],
    title: `De ${before.name} para ${after.name}`.slice(0, 60),
  };
}

/** A married or earlier name beside the one that is borne again. */
export function composeFormerName(composer: Composer, formerName: string, name: string): Composed {
  const [before, after] = [judge(formerName, composer), judge(name, composer)];
  const asksNumber = /\b(?:qual|quanto|numero|expressao|soma\w*)\b/u.test(composer.act.words);
  const word = (number: number) => textsOf(number || 1).palavra;
  return {
    text: (asksNumber
      ? [
          `**Com ${before.name}, a Expressão era ${before.number}, de ${word(before.number)}.**`,
          sentence(
            `Esse ${before.number}`,
            composer.pick(numberPassage(before.number || 1, 'forca'), numberPassage(before.number || 1, 'essencia')),
          ),
          `Com ${after.name}, ela é ${after.number}. O Destino vem da data e não muda com o nome.`,
        ]
      : [
          `**${before.name} somava ${before.number}, de ${word(before.number)}; ${after.name} soma ${after.number}, de ${word(after.number)}.**`,
          before.number === after.number
            ? 'O número é o mesmo, e a volta muda mais a história do que a conta.'
            : `${sentence('Você perde um pouco do', String(before.number), 'que', meaning(composer, before.number || 1))} ${sentence('Ganha o', String(after.number), 'que', meaning(composer, after.number || 1))}`,
          sequenceChange(before, after),
          fit(composer, after.number),
        ]
    ).join(' '),
    basis: [...basisFor(before), ...basisFor(after)],
    results: [before.result, after.result, ...sequenceFacts([before, after]), ...own(composer)],
    chips: ['Então a mudança foi boa?', 'Como devo assinar meu nome?'],
    title: `De ${before.name} para ${after.name}`.slice(0, 60),
  };
}
