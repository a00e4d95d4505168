import { unloved } from '../../dialogue/continuing/sayings.ts';
import { askFor, type Composed, type Composer } from '../composer.ts';
import { composeBeginning } from './compose-beginning.ts';
import { composeField, composeOptions } from './compose-options.ts';
import { composeReport } from './compose-report.ts';
import { composeUnloved } from './compose-unloved.ts';
import { composeDecision } from './decision.ts';
import { composeArea, composeBestArea, composeCareer, composeLesson, composeMatch } from './life-questions.ts';
import {
  composeEncouragement,
  composeExample,
  composeMore,
  composeSimple,
  composeSummary,
  composeWord,
} from './plain-words.ts';
import { type Compose, read } from './reading.ts';
import { composeReasons } from './reasons.ts';
import { asksBothSides, composeBothSides, composeStep, composeStrong, composeWeak, composeWhy } from './strengths.ts';

/** Questions about another person that begin with care, before any data. */
const ofDealing = new Set(['conselho', 'pratica', 'melhorar', 'porque', 'relato', 'decisao']);

export function composeAdvice(composer: Composer): Composed {
  const { intent } = composer.act;
  const aspect =
    intent === 'forte' || intent === 'profissao'
      ? 'forca'
      : intent === 'fraco'
        ? 'fraqueza'
        : (composer.act.area ?? 'jeito');
  const reading = read(composer, aspect);
  const [label = 'eu'] = composer.act.who;
  if (!reading && label !== 'eu' && ofDealing.has(intent)) return composeReport(composer);
  if (!reading) return askFor(composer.act.who[0] ?? 'eu', composer, 'both', 'responder a partir do mapa');
  const isOfSides = (intent === 'forte' || intent === 'fraco') && asksBothSides(composer.act.words);
  const compose = isOfSides ? composeBothSides : (composers[intent] ?? composeStep);
  return compose(composer, reading);
}

const composers: Readonly<Record<string, Compose>> = {
  fraco: composeWeak,
  forte: composeStrong,
  conselho: composeStep,
  animo: composeEncouragement,
  pratica: composeStep,
  melhorar: composeStep,
  porque: composeWhy,
  resumo: composeSummary,
  palavra: composeWord,
  simples: composeSimple,
  mais: composeMore,
  exemplo: composeExample,
  profissao: (composer, reading) =>
    unloved.test(composer.act.words)
      ? composeUnloved(composer, reading)
      : composer.act.names.length === 1
        ? composeField(composer, reading)
        : composeCareer(composer, reading),
  decisao: composeDecision,
  limiteSuave: composeDecision,
  motivos: composeReasons,
  aprender: composeLesson,
  quemCombina: composeMatch,
  area: composeArea,
  melhorArea: composeBestArea,
  porOndeComecar: composeBeginning,
  entreOpcoes: composeOptions,
};
