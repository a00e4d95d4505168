import type { BusinessType } from '../block-results.ts';
import { reduce } from '../reduction.ts';
import type { System } from '../rules/rule-set.ts';
import type { CompanyIndustry, CompanyStyle } from '../search/company-parts.ts';
import { suggestCompanyNames } from '../search/suggest-company-names.ts';
import { offeredNumbers } from '../search/target-numbers.ts';
import { type Firm, type JudgedBrandName, judgeBrandName, numberScore } from './judge-brand-name.ts';

/** Names that the generator makes for each one that is kept. */
const choice = 6;
/** Numbers that fit the firm best, for which names are made. */
const numbersSought = 3;

const industryOf: Readonly<Record<BusinessType, CompanyIndustry>> = {
  Tecnologia: 'technology',
  Varejo: 'retail',
  Serviços: 'general',
  Consultoria: 'consulting',
  Educação: 'education',
  Saúde: 'health',
  Alimentação: 'food',
  Construção: 'construction',
  'Arte e Design': 'general',
  Finanças: 'finance',
  Marketing: 'marketing',
  Outros: 'general',
};

export interface ProposalQuery {
  readonly count: number;
  readonly style: CompanyStyle;
  /** Words that the names should hold. */
  readonly words: readonly string[];
  /** Names that stand beside the proposals. */
  readonly ideas: readonly string[];
  readonly system?: System | undefined;
}

/**
 * Names of the generator under the numbers that suit the firm best, none of a known mark: the best of each number, then the second
 * of each, so that names to choose from differ in number and reason.
 * @throws NumerologyError as `suggestCompanyNames` with `field` words
 */
export function proposeNames(firm: Firm, { count, style, words, ideas, system }: ProposalQuery): JudgedBrandName[] {
  if (count === 0) return [];
  const { names } = suggestCompanyNames({
    targetNumbers: bestNumbers(firm),
    industry: industryOf[firm.sector],
    style,
    requestedCount: count * choice,
    keywords: words,
    exclude: ideas,
    system,
  });
  const judged = names
    .map(({ name }) => judgeBrandName(name, firm))
    .filter(({ collisions, address }) => collisions.length === 0 && address.isShort)
    .sort((one, other) => other.score - one.score);
  const rankOf = (one: JudgedBrandName) => sameNumber(judged, one).indexOf(one);
  return judged
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.score - one.score)
    .slice(0, count)
    .sort((one, other) => other.score - one.score);
}

function sameNumber(names: readonly JudgedBrandName[], { numbers }: JudgedBrandName): readonly JudgedBrandName[] {
  return names.filter((one) => one.numbers.expressao === numbers.expressao);
}

/** Numbers that a name can have, those that suit the firm best first. */
function bestNumbers(firm: Firm): number[] {
  return offeredNumbers
    .filter((number) => reduce(number, firm.rules.expressao.masters) === number)
    .toSorted((one, other) => numberScore(other, firm) - numberScore(one, firm))
    .slice(0, numbersSought);
}
