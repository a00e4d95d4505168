import { personalTime } from '@sefira/numerology/calendar/personal-time';
import texts from '../../../texts/contos.json' with { type: 'json' };
import { type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, numberPassage, type Wording } from '../passage-bank.ts';
import { yearPassage } from '../period-facts.ts';
import { capital } from '../speaker.ts';
import { areaOf, done, read, say, wordings } from './reading.ts';
import { situationOf } from './situation.ts';

const good =
  /\b(?:promovid\w+|passei|passou|ganh(?:ei|ou|amos)|compr(?:ei|ou|amos)|cas(?:ei|ou|amos)|form(?:ei|ou)|feliz|consegui\w*|aprovad\w+|aumento|bolsa|ferias|namorando|pazes|aniversario|nasceu|avo|quitei|adotei|entreguei|finalmente|terminei (?:a|o|minha|meu)|marquei o casamento)\b/u;
const hard =
  /\b(?:perdi|discut\w+|brig\w+|pesad\w+|sem emprego|desempregad\w+|cansad\w+|ninguem|bravo|brava|dificil|fechei|vacilei|chor\w+|sumiu|quis|sozinh\w+|doid\w+|correria|estress\w+|sem tempo|nao (?:durmo|aguento|consigo)|larg(?:uei|ou)|mand(?:aram|ou) embora|problema\w*|luta|besteira|divida\w*)\b/u;

const areasOfWords: readonly (readonly [RegExp, Area])[] = [
  [
    /\b(?:emprego|empresa|trabalh\w+|servico|chefe|reuniao|cargo|funcao|loja|negocio|vend\w+|curso|faculdade|prova|entrevista|professora?|aposent\w+|formei|estud\w+|pos|tcc|monografia|mestrado|doutorado|projeto)\b/u,
    'trabalho',
  ],
  [
    /\b(?:namor\w+|casei|casamento|marido|esposa|rolo|ficante|conhecendo|conheci|separ\w+|terminei|ele quis|ex)\b/u,
    'amor',
  ],
  [/\b(?:compr\w+|carro|terreno|divida\w*|dinheiro|aumento|emprestimo|contas)\b/u, 'dinheiro'],
  [
    /\b(?:filh\w+|mae|pai|net\w+|irma\w*|casa|mud(?:ei|amos|ar)|familia|avo|reform\w+|constru\w+|gato|cachorro|adotei)\b/u,
    'familia',
  ],
  [/\b(?:academia|dieta|fumar|treino|bola|corr(?:er|ida)|dormir|durmo|ferias|viaj\w+)\b/u, 'corpo'],
];

const pool = (id: string, options: readonly string[]): Wording[] =>
  options.map((text, index) => ({ id: `conto.${id}.${index}`, text }));

/** A story of the user: an acknowledgement, one number and the present year for it, and one question back. */
export function composeStory(composer: Composer): Composed {
  const { words } = composer.act;
  const area = areasOfWords.find(([pattern]) => pattern.test(words))?.[1] ?? areaOf(composer);
  const tone =
    hard.test(words) || /\bnao (?:\w+ ){0,2}(?:consegu\w+|dorm\w+)/u.test(words)
      ? 'dura'
      : good.test(words)
        ? 'boa'
        : 'nova';
  const reading = read(composer, area);
  const given = situationOf(composer);
  const opening = given === null ? composer.pick(...pool(tone, texts[tone])) : composer.pick(given.opens);
  const question = composer.pick(...pool(area, texts.pergunta[area]));
  const birthDate = composer.person('eu')?.birthDate;
  const year = birthDate ? personalTime(birthDate, composer.today, composer.system).anoPessoal : null;
  if (!reading)
    return {
      text: `${opening} Com o seu **nome completo** e a **data de nascimento**, leio o que o mapa diz disso. ${question}`,
      isFree: true,
      awaits: 'eu',
    };
  const { first, speaker } = reading;
  const part = tone === 'dura' ? ('support' as const) : ('claim' as const);
  const yearPart = area === 'familia' || area === 'corpo' || area === 'interior' ? 'casa' : area;
  const text = [
    opening,
    sentence(
      say(first, speaker),
      composer.pick(...wordings(first.value, area, part, 'support', 'claim'), numberPassage(first.value, 'forca')),
    ),
    year === null
      ? ''
      : `O seu Ano pessoal é ${year}, de ${yearPassage(year, 'tema').text}. ${sentence(composer.pick(yearPassage(year, yearPart), yearPassage(year, 'pratica')))}`,
    given === null ? question : capital(composer.pick(given.step)),
  ];
  return done(
    composer,
    text.filter(Boolean).join(' '),
    [first],
    ['Me dá um conselho para isso', 'Como está o meu momento?'],
    'O que você contou',
  );
}
