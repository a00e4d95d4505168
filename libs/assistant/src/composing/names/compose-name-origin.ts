import type { ChildNameOrigin } from '@sefira/numerology/search/child-name-schema';
import type { ChildName } from '@sefira/numerology/search/child-names';
import { namedChildName } from '../../tools/child-name-tool.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { basisFor, judge } from './judged.ts';

/** The origin after `origem`; a language beyond the list is named in the meaning. */
const origins: Readonly<Record<Exclude<ChildNameOrigin, 'Outra' | 'Incerta'>, string>> = {
  Brasileiro: 'brasileira',
  Português: 'portuguesa',
  Italiano: 'italiana',
  Francês: 'francesa',
  Inglês: 'inglesa',
  Árabe: 'árabe',
  Hebraico: 'hebraica',
  Grego: 'grega',
  Latino: 'latina',
  Germânico: 'germânica',
};

/** `Clarice tem origem latina; significado: clara, célebre`; the meaning may begin with its language. */
function known({ name, origin, meaning }: ChildName): string {
  const [language, sense] = meaning.includes(': ') ? meaning.split(': ') : [];
  if (origin === 'Incerta' || (origin === 'Outra' && sense === undefined))
    return `**${name}, no nosso banco de nomes: ${meaning}.**`;
  if (origin === 'Outra') return `**${name} vem do ${language}; significado: ${sense}.**`;
  const from = sense === undefined ? '' : `, do ${language}`;
  return `**${name} tem origem ${origins[origin]}; significado${from}: ${sense ?? meaning}.**`;
}

/** Origin and meaning of a first name from the bank of names, then its number. */
export function composeNameOrigin(composer: Composer): Composed {
  const [asked = ''] = composer.act.names;
  const entry = namedChildName(asked);
  const name = entry?.name ?? asked;
  const judged = judge(name, composer);
  const number = judged.number || 1;
  return {
    text: [
      entry === null
        ? `**${name} não está no nosso banco de nomes, e eu não invento origem nem significado.** O que dá para ler é o número.`
        : known(entry),
      sentence(
        `O nome sozinho soma **${judged.number}**, de ${textsOf(number).palavra}: quem leva um ${number}`,
        composer.pick(numberPassage(number, 'simples'), numberPassage(number, 'forca')),
      ),
      'Com os sobrenomes o número muda; o [Nome do bebê](/nome-do-bebe) lê o nome inteiro com a data.',
    ].join(' '),
    basis: basisFor(judged),
    results: [{ ...judged.result, card: null }],
    chips: [`O que significa o número ${number}?`, 'O que é a página Nome do bebê?'],
    title: `O nome ${name}`.slice(0, 60),
  };
}
