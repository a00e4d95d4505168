import type { Composed, Composer } from '../composer.ts';
import { composeChange } from '../concepts/compose-own-number.ts';
import { childIdeas, composeChildNames } from './compose-child-names.ts';
import { composeCompany, composeLegalForm } from './compose-company.ts';
import { composeCompanyAspect, composeFounding } from './compose-company-aspect.ts';
import { composeNameChange } from './compose-name-change.ts';
import { composeNameChoice, composeNamesTogether, composeNameVerdict } from './compose-name-choice.ts';
import { composeNameOrigin } from './compose-name-origin.ts';
import { composeNamesFor } from './compose-names-for.ts';
import { composeSequenceMeaning, composeSequences } from './compose-sequences.ts';
import { composeAccent, composeSignature, composeWayOut } from './compose-signature.ts';
import { composeSpellingsWithout } from './compose-spellings-without.ts';

/** Questions about names with a composer of their own; null where it has nothing to answer with. */
const byNameIntent: Readonly<Record<string, (composer: Composer) => Composed | null>> = {
  sequencias: composeSequences,
  grafias: composeSpellingsWithout,
  origemDoNome: composeNameOrigin,
  nomeBom: (composer) => foundingAsked(composer) ?? verdict(composer),
  escolher: chooseOrCompare,
  fundacao: composeFounding,
  desfazer: composeWayOut,
  nomeDiz: composeCompanyAspect,
  razaoSocial: composeLegalForm,
  nomeCom: composeNamesFor,
  nomeMuda: withoutNames(composeNameChange),
  nomeMelhorou: withoutNames(composeNameChange),
  nomesEmpresa: withoutNames(composeCompany),
  nomesBebe: withoutNames(childIdeas),
  decisao: withoutNames(chooseOrCompare),
  porque: chooseKnown,
  significado: composeSequenceMeaning,
};

/** Answers only where the message gives no name itself. */
function withoutNames(answer: (composer: Composer) => Composed | null) {
  return (composer: Composer) => (composer.act.names.length === 0 ? answer(composer) : null);
}

/** `O dia é bom mesmo?` of a firm's opening. */
function foundingAsked(composer: Composer): Composed | null {
  const isAsked = composer.state.table.mode === 'empresa' && /\b(?:dia|data)\b/u.test(composer.act.words);
  return isAsked ? composeFounding(composer) : null;
}

/** `Isso é ruim?` of the sequences of the own name, while no other name was spoken of. */
function verdict(composer: Composer): Composed | null {
  return composer.state.table.names.length === 0 ? composeSequenceMeaning(composer) : composeNameVerdict(composer);
}

/** One of several names; a single one is no choice. */
function chooseOrCompare(composer: Composer): Composed | null {
  const { act, state } = composer;
  const isOfDate = state.table.mode === 'empresa' && /\b(?:dia|data|abertura|fundacao|inaugura\w+)\b/u.test(act.words);
  if (isOfDate) return composeFounding(composer);
  const isChoice = act.names.length > 1 || state.table.names.length > 1 || state.table.mode === 'assinatura';
  return isChoice ? composeNameChoice(composer) : null;
}

/** One of several names spoken of, or what weighs on the only one. */
function chooseKnown(composer: Composer): Composed | null {
  const { mode, names } = composer.state.table;
  return names.length > 1 || (mode === 'assinatura' && names.length > 0)
    ? composeNameChoice(composer)
    : composeCompanyAspect(composer);
}

/** `E por que não muda?` of a child's surnames in another order. */
function sameSum({ act, state }: Composer): Composed | null {
  if (state.table.mode !== 'bebe' || !/\bpor ?que nao muda\b/u.test(act.words)) return null;
  return {
    text: '**Porque a soma é das letras, e não da ordem delas.** As mesmas letras dão o mesmo total. O que muda com a ordem é o triângulo, e com ele as sequências: o [Nome do bebê](/nome-do-bebe) compara as duas.',
    chips: ['Qual você escolheria?'],
  };
}

/** `Solteira Ana Gomes, casada Ana Lara. Qual usar?` */
const whichToUse =
  /\bqual (?:d(?:eles|elas|os dois|as duas) )?(?:eu )?(?:devo |posso )?(?:us\w+|assin\w+|adot\w+|escolh\w+|mant\w+|e (?:o |a )?melhor|fica melhor|compensa|recomenda)\b/u;

const ofTwo =
  /\b(?:qual|quem|entre) (?:\w+ ){0,2}?(?:d?[oa]s (?:dois|duas)|d?el[ea]s)\b|\b(?:fica|e|seria|soa|sera) (?:melhor|pior)\b|\bqual (?:voce )?(?:prefere|escolhe\w*|fica|ficaria)\b/u;

/** Names that are judged: a signature, a firm's name or a child's. */
export function composeName(composer: Composer): Composed {
  const { act, state } = composer;
  const { mode, names } = state.table;
  const isOfDestino = act.topics.includes('destino') && !act.topics.includes('expressao');
  if (mode === 'assinatura' && act.names.length === 0 && isOfDestino) return composeChange(composer);
  if (mode === 'bebe' && names.length > 0 && /\b(?:acento|circunflexo|agudo|til)\b/u.test(act.words))
    return composeAccent(composer, names.slice(-3));
  const own = sameSum(composer) ?? composeNamesTogether(composer) ?? byNameIntent[act.intent]?.(composer) ?? null;
  if (own !== null) return own;
  // `Ou Cecília, qual das duas?`: the new name beside the one before.
  if (names.length > 1 && act.names.length === 1 && ofTwo.test(act.words))
    return composeNameChoice({ ...composer, act: { ...act, names: names.slice(-2) } });
  // `Miguel ou Arthur?`
  const isEither =
    act.names.length === 2 &&
    mode !== 'assinatura' &&
    /^(?:e |entao )*\w+(?: \w+){0,4} ou \w+(?: \w+){0,4}$/u.test(act.words);
  if (isEither) return composeNameChoice(composer);
  const comparesAll = names.length > 1 && act.names.length === 0 && /\bcompar\w+\b/u.test(act.words);
  const isChoice =
    act.names.length > 1 &&
    /\bqual (?:\w+ )*nome\b.* ou |\bqual\b.*\b(?:melhor|escolh\w+|prefer\w+|fica|mais|combin\w+)\b|\b(?:como|com qual|qual) (?:eu )?(?:devo )?assin\w+/u.test(
      act.words,
    );
  const asksWhichToUse = mode === 'assinatura' && names.length > 0 && whichToUse.test(act.words);
  if (comparesAll || isChoice || asksWhichToUse) return composeNameChoice(composer);
  if (mode === 'empresa') return composeLegalForm(composer) ?? composeCompany(composer);
  return mode === 'bebe' ? composeChildNames(composer) : composeSignature(composer);
}
