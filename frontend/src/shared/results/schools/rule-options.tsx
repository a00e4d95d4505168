import { computeMap } from '@sefira/numerology/map';
import { optionWords } from '@sefira/numerology/rules/option-words';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { idWithOptions, ruleOptions } from '@sefira/numerology/rules/rule-options';
import type { RuleId } from '@sefira/numerology/rules/rule-set';
import { showsRule } from '@sefira/numerology/schools/shown';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { personalAnalysisCache, useAnalyzePersonalMutation } from '../../../api/endpoints/analyses.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { numberNames } from '../../../texts/analyses/personal-analysis.ts';
import { ruleOptionTexts as texts } from '../../../texts/analyses/schools-comparison.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { CostHint } from '../../billing/cost-hint.tsx';
import { paths } from '../../navigation/paths.ts';
import type { MapOfPerson } from '../result-types.ts';
import { comparedNumbers } from './compared-numbers.ts';
import { OwnRulesForm } from './own-rules-form.tsx';

/** Compared beside the numbers of every school. */
const furtherRules = [
  'respostaSubconsciente',
  'licoesCarmicas',
  'tendenciasOcultas',
  'dividasCarmicas',
  'ciclosDeVida',
  'desafios',
  'momentosDecisivos',
  'arcanoRegente',
] as const satisfies readonly RuleId[];

/** The map under other rules, each changed number from the school's to the new one; saved as a map of its own where wanted. */
export function RuleOptions({ map }: { readonly map: MapOfPerson }) {
  const { name, birthDate, referenceDate, ruleSet } = map;
  const [base = ruleSet, ...own] = ruleSet.split('+');
  const [chosen, setChosen] = useState<readonly string[]>(own);
  const school = ruleSetFor(base);
  const system = idWithOptions(school.id, chosen);
  const before = computeMap({ name, birthDate, referenceDate, system: base });
  const after = computeMap({ name, birthDate, referenceDate, system });
  const changes = [
    ...comparedNumbers.map((key) => ({
      label: numberNames[key].name,
      was: String(before[key]),
      now: String(after[key]),
    })),
    ...furtherRules
      .filter((key) => showsRule(map, key))
      .map((key) => ({
        label: referencesOf(school)[key].title,
        was: [before[key]].flat().join(', ') || texts.none,
        now: [after[key]].flat().join(', ') || texts.none,
      })),
  ].filter(({ was, now }) => was !== now);
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-x-8 md:grid-cols-2">
        <legend className="sr-only">{texts.title}</legend>
        {ruleOptions.map(({ id, title }) => (
          <CheckboxField
            key={id}
            name={id}
            checked={chosen.includes(id)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
          >
            <strong>{title}.</strong> <span className="text-muted">{optionWords[id]?.statement}</span>
          </CheckboxField>
        ))}
      </fieldset>
      <div role="status">
        <p className="font-semibold">{texts.changed(chosen.length, changes.length)}</p>
        <ul className="mt-2 grid gap-1 tabular-nums">
          {changes.map(({ label, was, now }) => (
            <li key={label}>
              {label}: {texts.from} <strong>{was}</strong> {texts.to} <strong className="text-gold">{now}</strong>
            </li>
          ))}
        </ul>
      </div>
      {system !== ruleSet && chosen.length > 0 ? (
        <SaveButton name={name} birthDate={birthDate} system={system} />
      ) : null}
      <OwnRulesForm system={chosen.length > 0 ? system : null} />
    </div>
  );
}

/** Orders a map under the chosen rules: it has its own PDF and place in the list. */
function SaveButton({ name, birthDate, system }: Pick<MapOfPerson, 'name' | 'birthDate' | 'system'>) {
  const [analyze, { reset }] = useAnalyzePersonalMutation(personalAnalysisCache);
  const { user } = useSession();
  const navigate = useNavigate();
  const order = () => {
    reset();
    void analyze({ name, birthDate, email: user?.email ?? '', language: 'pt', system });
    void navigate(paths.personalAnalysis);
  };
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button onPress={order}>{texts.keep}</Button>
      <CostHint service="personal" />
    </div>
  );
}
