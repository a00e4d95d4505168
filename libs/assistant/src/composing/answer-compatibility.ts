import { interpretCompany, interpretIndicator } from '@sefira/numerology/interpretations/company';
import { compatibilityNote, describePair, interpretBand } from '@sefira/numerology/interpretations/relations';
import type { DialoguePerson } from '../answerer.ts';
import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { comparePeople, readCompany } from '../tools/joint-tools.ts';
import { dayInWords } from '../tools/map-tool.ts';
import { foldQuestion } from '../understanding/fold-question.ts';
import { callPerson } from '../understanding/person-reference.ts';
import { ofPerson } from '../understanding/phrases.ts';
import { findIntroducedNames, findNames, findQuoted } from '../understanding/read-names.ts';
import { type Draft, draftOf } from './draft.ts';

/** Compatibility of people, or a question for missing data. */
export function answerCompatibility(dialogue: Dialogue, today: string): Draft {
  const labels = dialogue.focus.length === 1 && dialogue.focus[0] !== 'eu' ? ['eu', ...dialogue.focus] : dialogue.focus;
  const people = labels.map((label) => ({ label, person: dialogue.people.get(label) }));
  const lacking = people.filter(({ person }) => !person?.name || !person.birthDate);
  if (people.length < 2) lacking.push({ label: 'par', person: undefined });
  if (lacking.length > 0) return askForPeople(lacking);
  const named = people.map(({ person }) => ({ name: person?.name ?? '', birthDate: person?.birthDate ?? '' }));
  const compared = comparePeople(named, today);
  const { result } = compared;
  const lines = result.pairs.map(({ first, second, score, level, relation, numbers }) => {
    const one = named[first]?.name.split(' ')[0];
    const other = named[second]?.name.split(' ')[0];
    return `**${one} e ${other}: ${score}% (${level}).** Missão ${numbers[0]} com Missão ${numbers[1]}. ${describePair(relation, numbers)}`;
  });
  const overall =
    result.pairs.length > 1 ? `**No conjunto: ${result.overallScore}% de compatibilidade (${result.level}).**\n\n` : '';
  const text = `${overall}${lines.join('\n\n')}\n\n${interpretBand(result.level)}\n\n*${compatibilityNote}*`;
  return draftOf(text, {
    results: [compared],
    title: `Compatibilidade: ${named.map(({ name }) => name.split(' ')[0]).join(' e ')}`.slice(0, 60),
    suggestions: [
      'O que podemos fazer para melhorar?',
      'Qual é o meu número de harmonia conjugal?',
      'Como está o meu ano pessoal?',
    ],
  });
}

interface Asked {
  readonly label: string;
  readonly person: DialoguePerson | undefined;
}

function askForPeople(lacking: readonly Asked[]): Draft {
  const lines = lacking.map((asked) => `- ${askForOne(asked)}`).join('\n');
  const example = 'Pode escrever tudo numa mensagem só, por exemplo: "João Souza, 12/08/1985".';
  return draftOf(`Para comparar vocês, preciso de:\n\n${lines}\n\n${example}`, {
    isFree: true,
    title: 'Compatibilidade',
  });
}

function askForOne({ label, person }: Asked): string {
  const reference = callPerson(label, person);
  const lacksBoth = !person?.name && !person?.birthDate;
  const what = lacksBoth ? 'nome completo e data de nascimento' : person?.name ? 'data de nascimento' : 'nome completo';
  if (reference.isMine) return `${what.startsWith('data') ? 'a sua' : 'o seu'} **${what}**`;
  return `**${what}** ${label === 'par' ? 'da outra pessoa' : ofPerson(reference)}`;
}

/** Numbers of a company's name, and of its foundation date if given. */
export function answerCompany(dialogue: Dialogue, today: string): Draft {
  const name = companyName(dialogue);
  if (name === null) {
    return draftOf(
      'Qual é o **nome da empresa**? Se souber a **data de fundação** (ou de abertura), diga também: com ela calculo o número da fundação e as perspectivas.',
      {
        isFree: true,
        title: 'Análise de empresa',
      },
    );
  }
  const founded = foundation(dialogue);
  const { whole, nameNumber, ...result } = readCompany(name, founded, today);
  const parts = [`**O número do nome ${name} é ${nameNumber}.** ${interpretCompany('nome', nameNumber)}`];
  if (whole && founded) {
    const { foundingNumber, calculations, successPotential, financialOutlook } = whole;
    parts.push(
      `**Fundação em ${dayInWords(founded)}: número ${foundingNumber}.** ${interpretCompany('fundacao', foundingNumber)}`,
      `**Número poderoso: ${calculations.numeroPoderoso}.** ${interpretCompany('poderoso', calculations.numeroPoderoso)}`,
      `**Potencial de sucesso: ${successPotential}%.** ${interpretIndicator('successPotential', successPotential)}`,
      `**Perspectiva financeira simbólica: ${financialOutlook}%.** ${interpretIndicator('financialOutlook', financialOutlook)}`,
      'Leitura simbólica: decisões de negócio pedem números de verdade, como caixa, mercado e contador.',
    );
  } else parts.push('Se me disser a **data de fundação**, calculo também o número da fundação e as perspectivas.');
  return draftOf(parts.join('\n\n'), {
    results: [result],
    title: `Empresa: ${name}`.slice(0, 60),
    suggestions: ['Sugira nomes para empresa com número 8', 'Como é o ano pessoal da empresa?'],
  });
}

const kind =
  '(?:empresa|neg[oó]cio|loja|marca|startup|firma|com[eé]rcio|padaria|sal[aã]o|restaurante|cl[ií]nica|escrit[oó]rio|est[uú]dio)';
const afterPattern = new RegExp(
  `${kind}\\s+(?:que\\s+)?(?:se\\s+)?(?:chama(?:-se|da|do)?|[ée]|com o nome(?: de)?|de nome|:)?\\s*["“]?([\\p{L}\\d][^"”,.;:?!\\n]{1,60}?)["”]?(?=\\s*(?:[,.;:?!\\n]|$|\\s(?:fundad|abert|criad|[ée] bo|tem|combina|d[aá] certo|vai|foi|nascid|em \\d)))`,
  'iu',
);

function companyName({ message, intent }: Dialogue): string | null {
  const [quoted] = findQuoted(message.text);
  if (quoted) return quoted.name;
  const capital =
    /\b((?:Padaria|Salão|Restaurante|Clínica|Loja|Studio|Estúdio|Escritório|Café|Bar|Pizzaria|Ateliê|Farmácia|Mercado)(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}\d]*)+)/u.exec(
      message.text,
    )?.[1];
  if (capital) return capital;
  const after = afterPattern.exec(message.text)?.[1]?.trim();
  if (
    after &&
    !/^(?:é|e|tem|vai|com|que|para|pra|boa|bom|da|do|de|em|no|na|minha|meu|certo|dar|combina)\b/iu.test(after)
  )
    return after;
  const found = [...findIntroducedNames(message.text), ...findNames(message.text)].filter(
    ({ name }) => foldQuestion(name).length > 1,
  );
  if (found[0]) return found[0].name;
  // "Café Aurora" in reply to the question for the name.
  return intent === 'company' ? message.loose.name : null;
}

function foundation({ message }: Dialogue): string | null {
  return (
    message.loose.birthDate ??
    message.people.find(({ birthDate }) => birthDate)?.birthDate ??
    message.days[0]?.date ??
    null
  );
}
