import { withoutAccents } from '@sefira/contracts/shared/fold';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { doubtsOwnName } from '../../dialogue/subject/kinds-of-names.ts';
import { findSpellings } from '../../tools/name-tool.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { basisOf } from '../basis.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { generalConcepts } from '../concepts/compose-concept.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { answerOf, type Part } from '../shorten.ts';
import { factsOf } from '../topics.ts';
import { comparedLead, composeFormerName, sequenceChange } from './compose-name-change.ts';
import { composeNameChoice, composeNameVerdict } from './compose-name-choice.ts';
import { composeShortForms } from './compose-short-forms.ts';
import { basisFor, fit, type Judged, judge, meaning, own } from './judged.ts';
import { sequenceFacts, sequencesIn } from './sequences.ts';

/** A signature against the name of the certificate. */
export function composeSignature(composer: Composer): Composed {
  const { state, act } = composer;
  const baseName = state.table.base ?? composer.person('eu')?.name ?? null;
  const fresh = act.names.length > 0 ? act.names : spokenOf(composer);
  if (/\bacento|til\b|cedilha|hifen/u.test(act.words)) return composeAccent(composer, fresh);
  if (baseName === null && state.table.names.length > 0) return composeUncompared(composer, fresh);
  if (baseName === null)
    return {
      text: 'Para comparar assinaturas, escreva o **nome completo** da certidão e a forma que pensa em usar, na mesma mensagem.',
      isFree: true,
    };
  if (
    /\bnome (?:de )?(?:solteir|casad)\w+ (?:deixa|perde|ainda|continua|some|vale)|\bdeixa de valer\b|\bqual (?:vale|conta)\b/u.test(
      act.words,
    )
  ) {
    return {
      text: 'O nome de nascimento, o do registro, segue sendo a base do mapa a vida toda. O novo entra por cima, como a roupa que você veste para o mundo: fala de como se apresenta, e os dois convivem.',
      chips: ['Então qual eu uso no dia a dia?', 'Qual é o meu número de Expressão?'],
    };
  }
  if (act.intent === 'nomeEsperanca') return composeHope(composer, baseName);
  const { former } = state.table;
  const asksFormer = /\b(?:casad\w+|antig\w+|antes|anterior|era)\b/u.test(act.words) || state.table.names.length === 0;
  if (former !== null && act.names.length === 0 && asksFormer) return composeFormerName(composer, former, baseName);
  const candidates = fresh.filter((name) => foldQuestion(name) !== foldQuestion(baseName));
  if (candidates.length === 0) return withoutCandidates(composer, baseName);
  const before = judge(baseName, composer);
  if (/\bmud\w+ (?:\w+ )?(?:o |no |n?os )?(?:meus? )?(?:mapa|numeros?)\b|\b(?:o|meu) mapa muda\b/u.test(act.words))
    return mapStays(before, candidates, composer);
  const inner = act.topics.find((topic) => topic === 'motivacao' || topic === 'impressao');
  if (inner !== undefined) return composeInner(composer, before, judge(candidates[0] ?? baseName, composer), inner);
  return composeForms(composer, before, candidates);
}

/** The name of the certificate alone, or a question without a form of it. */
function withoutCandidates(composer: Composer, baseName: string): Composed {
  const { act } = composer;
  if (act.names.length === 1) return composeNameVerdict(composer);
  if (ofSocialName.test(act.words)) return composeSocialName(composer);
  const general = generalConcepts.find(([pattern]) => pattern.test('nome de casada'));
  if (general?.[0].test(act.words))
    return {
      text: general[1],
      title: 'Nome de registro e nome usado',
      chips: ['Como devo assinar meu nome?', 'Qual é o meu número de Expressão?'],
    };
  return composeShortForms(composer, baseName) ?? composeSpellings(composer, baseName);
}

/** The last form spoken of, or all where all are asked about. */
function spokenOf({ act, state }: Composer): readonly string[] {
  const asksForAll = /\b(?:cada|ambos|dois|duas|tod[oa]s)\b/u.test(act.words);
  return state.table.names.slice(asksForAll ? -3 : -1);
}

/** Signatures without the name of the certificate: one is judged by itself, several against each other. */
function composeUncompared(composer: Composer, fresh: readonly string[]): Composed {
  const [after] = fresh;
  const others = composer.state.table.names.filter((name) => !fresh.includes(name));
  const before = others.at(-1);
  return before === undefined || after === undefined
    ? composeNameVerdict(composer)
    : composeNameChoice({ ...composer, act: { ...composer.act, names: [after, before] } });
}

/** Forms of a signature beside the name of the map. */
function composeForms(composer: Composer, before: Judged, candidates: readonly string[]): Composed {
  const { act } = composer;
  const judged = candidates.map((name) => judge(name, composer));
  const [first] = judged;
  if (!first) return composeSpellings(composer, before.name);
  const listed = judged
    .map(({ name, number }) => `**${name} soma ${number}**, de ${textsOf(number || 1).palavra}`)
    .join('; ');
  const same = judged.every(({ number }) => number === before.number);
  const isWeighed =
    /\b(?:melhor\w*|pior\w*|bo[am]|bem|ruim|mal|vale|compensa|ajuda\w*|atrapalha\w*|trava\w*|baixo|posso|devo|combina|tiro|coloco|ponho|mantenho|uso)\b/u.test(
      act.words,
    );
  return {
    text: answerOf(
      composer,
      [
        'claim',
        act.topics.includes('destino')
          ? '**O Destino não muda com o nome: ele vem da data de nascimento.** O que muda é a soma das letras:'
          : '',
      ],
      ['claim', `${listed}.`],
      ['claim', isWeighed ? comparedLead(before, first, composer) : ''],
      [
        'claim',
        same
          ? `O número fica igual ao de **${before.name}**, que também é ${before.number}.`
          : comparedWith(before, candidates, composer),
      ],
      ...(same
        ? [
            [
              'support',
              sentence('A assinatura muda pouco: o', String(first.number), 'que', meaning(composer, first.number || 1)),
            ] as const,
          ]
        : contrast(before, first, composer)),
      ['practice', fit(composer, first.number)],
      ['practice', sequenceChange(before, first)],
      ['remark', composer.once('assinatura.base', 'A assinatura soma uma camada; a base continua a mesma.')],
    ),
    basis: [...basisFor(before), ...judged.flatMap(basisFor)],
    results: [
      before.result,
      ...judged.map(({ result }) => result),
      ...sequenceFacts([before, first]),
      ...own(composer),
    ],
    chips: ['Qual delas fica melhor?', 'Como se calcula a expressão?'],
    title: `Assinatura ${first.name}`.slice(0, 60),
  };
}

const ofSocialName =
  /\b(?:(?:mudei|troquei|alterei) (?:\w+ ){0,3}nome (?:\w+ ){0,2}cartorio|nome (?:social|morto|retificado)|trans(?:exual|genero)?|travesti|nao binari\w+|retifi\w+)\b/u;

/** Which name counts for who bears another one than at birth: the one that is used, with the dissent said. */
function composeSocialName(composer: Composer): Composed {
  const name = composer.person('eu')?.name ?? null;
  const judged = name === null ? null : judge(name, composer);
  return {
    text: [
      composer.pick(
        {
          id: 'nomeSocial.0',
          text: '**Vale o seu nome, o que você usa e com que você se apresenta.** Você não precisa escrever o antigo para nada aqui.',
        },
        {
          id: 'nomeSocial.1',
          text: '**Não precisa: faça o mapa com o nome que é seu.** O que ficou para trás só entra se um dia você quiser comparar.',
        },
      ),
      judged
        ? sentence(
            `Com **${judged.name}**, a Expressão é ${judged.number}, de ${textsOf(judged.number || 1).palavra}: ele`,
            meaning(composer, judged.number || 1),
          )
        : '',
      composer.pick({
        id: 'nomeSocial.escolas',
        text: 'As escolas divergem: a maioria parte do registro de nascimento, outras partem do nome retificado; o Destino vem da data e é o mesmo nas duas.',
      }),
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged ? basisFor(judged) : [],
    results: judged ? [judged.result] : [],
    chips: ['Qual é o meu número de Expressão?', 'Como devo assinar meu nome?'],
    title: 'O nome que vale',
  };
}

/** `Isso muda o meu mapa?`: the map is that of the certificate. */
function mapStays(before: Judged, candidates: readonly string[], composer: Composer): Composed {
  const [name = before.name] = candidates;
  const after = judge(name, composer);
  return {
    text: [
      `**${/\bo que muda\b/u.test(composer.act.words) ? 'No mapa, nada: ele' : 'Não: o mapa'} continua o do registro, ${before.name}.**`,
      `A assinatura ${after.name} acrescenta o ${after.number}, de ${textsOf(after.number || 1).palavra}, ao jeito como você se apresenta.`,
      sentence('No dia a dia, esse', String(after.number), meaning(composer, after.number || 1)),
    ].join(' '),
    basis: [...basisFor(before), ...basisFor(after)],
    results: [before.result, after.result],
    chips: ['Qual delas fica melhor?', 'Qual é o meu número de Expressão?'],
    title: `Assinatura ${after.name}`.slice(0, 60),
  };
}

/** The certificate beside the new form; after other forms, those too. */
function comparedWith(before: Judged, candidates: readonly string[], composer: Composer): string {
  const others = composer.state.table.names
    .filter((name) => !candidates.includes(name) && name !== before.name)
    .slice(-2)
    .map((name) => judge(name, composer));
  const word = textsOf(before.number || 1).palavra;
  if (others.length === 0) return `O nome do mapa, **${before.name}**, soma ${before.number}, de ${word}.`;
  const listed = others.map(({ name, number }) => `em ${name}, ${number}`).join('; ');
  return `No nome do mapa o número é ${before.number}, de ${word}; ${listed}.`;
}

function contrast(before: Judged, after: Judged, composer: Composer): readonly Part[] {
  const gain = sentence(
    'Com a nova forma aparece mais o',
    String(after.number),
    'que',
    meaning(composer, after.number || 1),
  );
  if (composer.once(`contraste.${before.number}`, gain) !== '') return [['tension', gain]];
  const loss = `Em troca, fica mais quieto o ${before.number} que ${meaning(composer, before.number || 1)}`;
  return [
    ['tension', gain],
    ['support', loss],
  ];
}

/** Motivação or Impressão with the signature, against the certificate. */
function composeInner(composer: Composer, before: Judged, after: Judged, topic: 'motivacao' | 'impressao'): Composed {
  const { label } = factsOf(topic);
  const [was = 0, is = 0] = [before.result.map[topic], after.result.map[topic]];
  const change =
    was === is
      ? `**A ${label} não muda: ${before.name} e ${after.name} dão ${is}.**`
      : `**Na assinatura, a ${label} passa de ${was} para ${is}.**`;
  return {
    text: [
      change,
      is ? sentence(`O ${is}`, composer.pick(numberPassage(is, 'essencia'), numberPassage(is, 'forca'))) : '',
      `A do mapa continua a da certidão, ${was}: a assinatura só acrescenta uma camada.`,
    ]
      .filter(Boolean)
      .join(' '),
    basis: [...basisOf(before.result.map, topic), ...basisOf(after.result.map, topic)].filter((line) =>
      line.startsWith('Total'),
    ),
    results: [before.result, after.result],
    chips: ['Qual delas fica melhor?', `Qual é a minha ${label}?`],
    title: `${label} na assinatura`,
  };
}

/** A signature chosen for money, luck or love: no name brings them, and some forms speak of them. */
function composeHope(composer: Composer, baseName: string): Composed {
  const judged = [baseName, ...composer.state.table.names].map((name) => judge(name, composer));
  const best = judged.find(({ number }) => [8, 4, 1].includes(number)) ?? judged[0];
  return {
    text: [
      '**Nenhuma assinatura traz dinheiro nem sorte: ela muda o tom com que você se apresenta.**',
      best
        ? `Das formas que vimos, **${best.name}** soma ${best.number}, de ${textsOf(best.number || 1).palavra}, a que mais lembra trabalho e resultado.`
        : '',
      'Escolha a que você assina com gosto e junte uma atitude: preço certo, reserva no começo do mês, proposta por escrito.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: judged.map(({ result }) => result),
    chips: ['E eu com dinheiro, como sou?', 'Qual delas fica melhor?'],
    title: 'Assinatura e dinheiro',
  };
}

export function composeAccent(composer: Composer, names: readonly string[]): Composed {
  const given = composer.state.table.base;
  const own = composer.person(composer.state.who[0] ?? 'eu')?.name ?? given;
  const spelt = given !== null && names.some((name) => withoutAccents(name) === withoutAccents(given)) ? [given] : [];
  const asked = names.length > 0 ? [...new Set([...spelt, ...names])] : own === null ? [] : [own];
  // One form is compared with itself without accents.
  const forms = asked.length === 1 ? [...new Set(asked.flatMap((name) => [name, withoutAccents(name)]))] : asked;
  const judged = forms.map((name) => judge(name, composer));
  const listed = judged.map(({ name, number }) => `${name} soma ${number}`).join(' e ');
  return {
    text: `**Na cabalística o acento conta**: cada sinal soma ao valor da letra, por isso tirar ou pôr um acento pode mudar o número. ${listed ? `${listed}.` : 'Escreva as duas formas e eu mostro a diferença.'} Para o mapa vale a grafia da certidão; no uso diário, escolha uma forma e mantenha.`,
    basis: judged.flatMap(basisFor),
    results: judged.map(({ result }) => result),
    chips: ['Qual é o meu número de Expressão?', 'Como devo assinar meu nome?'],
    title: 'Acentos no nome',
  };
}

/** Spellings that undo the negative sequences of the last name, else of the own one. */
export function composeWayOut(composer: Composer): Composed | null {
  const { table } = composer.state;
  const name = table.names.at(-1) ?? table.base ?? composer.person('eu')?.name;
  return name == null ? null : composeSpellings(composer, name);
}

function composeSpellings(composer: Composer, name: string): Composed {
  const birthDate = composer.person('eu')?.birthDate ?? null;
  const { found } = findSpellings(name, birthDate);
  const sequences = sequencesIn(judge(name, composer)).map(({ sequence }) => sequence);
  const lines = found.suggestions.map((one) => `- **${one.name}**`);
  const asked = doubtsOwnName.test(composer.act.words)
    ? 'Não precisa: o nome do registro é a base do mapa, e outra forma só entra na assinatura. '
    : '';
  const lead =
    sequences.length === 0
      ? `O nome **${name}** não tem sequências negativas no triângulo.`
      : `O nome **${name}** traz ${sequences.length === 1 ? 'a sequência' : 'as sequências'} ${joinWords(sequences.map(String))} no triângulo do nome, que a tradição lê como ${sequences.length === 1 ? 'um tema que trava' : 'temas que travam'}.`;
  return {
    text: `${asked}${lead} ${lines.length > 0 ? `Formas próximas para a assinatura:\n\n${lines.join('\n')}\n\nEscolha a que você escreveria com gosto; o registro civil não muda. As letras de cada sequência estão na [Assinatura](/assinatura).` : 'Nenhuma forma próxima melhora isso: mantenha a assinatura que você usa e escreva-a sempre igual, por extenso.'}`,
    results: [
      {
        tool: 'buscar_grafias',
        facts: sequences.map((value) => ({ label: 'Sequências negativas', of: name, value })),
        card: null,
        sources: [],
      },
    ],
    chips: ['Qual é o meu número de Expressão?', 'O acento conta?'],
    title: `Assinatura de ${name.split(' ')[0]}`,
  };
}
