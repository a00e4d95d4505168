import type { DebtFinding } from '../karmic-debts.ts';
import type { DateResult, JointResult, NameResult } from '../map-result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Explanation } from './explanation.ts';
import { explained, plainPart, summed } from './explanation-parts.ts';

type JointRule =
  | 'missao'
  | 'dividasCarmicas'
  | 'harmoniaConjugal'
  | 'harmoniaNomeNascimento'
  | 'aptidaoProfissional'
  | 'arcanoVigente';

function debtNote(findings: readonly DebtFinding[]): string {
  if (findings.length === 0) return 'Nenhuma das fontes dá dívida.';
  return `${findings.map(({ debt, from }) => `${from} → ${debt}`).join('; ')}.`;
}

function arcanoNote({ triangulos }: JointResult): { note?: string } {
  const { vigente } = triangulos.vida;
  if (!vigente) return { note: 'Um nome de uma só letra não forma arcanos.' };
  const { index, fromDate, toDate } = vigente;
  const position = `${index + 1}º de ${triangulos.vida.arcanos.length}`;
  return {
    note: toDate ? `${position}, de ${fromDate} até antes de ${toDate}.` : `${position}, o último, desde ${fromDate}.`,
  };
}

/** Reasons of everything that needs name and date together. */
export function explainJoint(
  name: NameResult,
  date: DateResult,
  joint: JointResult,
  findings: readonly DebtFinding[],
  rules: RuleSet,
): Record<JointRule, Explanation> {
  const destino = plainPart('Destino', date.destino);
  const expressao = plainPart('Expressão', name.expressao);
  const missao = plainPart('Missão', joint.missao);
  return {
    missao: explained(rules, 'missao', joint.missao, summed([expressao, destino], rules.missao.masters)),
    dividasCarmicas: explained(rules, 'dividasCarmicas', joint.dividasCarmicas, { note: debtNote(findings) }),
    harmoniaConjugal: explained(rules, 'harmoniaConjugal', joint.harmoniaConjugal, summed([expressao, destino], [])),
    harmoniaNomeNascimento: explained(rules, 'harmoniaNomeNascimento', joint.harmoniaNomeNascimento, {
      parts: [destino, expressao],
    }),
    aptidaoProfissional: explained(rules, 'aptidaoProfissional', joint.aptidaoProfissional, {
      parts: [plainPart('dia', date.diaNatalicio), expressao, destino, missao],
    }),
    arcanoVigente: explained(rules, 'arcanoVigente', joint.arcanoVigente, arcanoNote(joint)),
  };
}
