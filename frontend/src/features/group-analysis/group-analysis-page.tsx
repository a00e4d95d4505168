import type { GroupContext } from '@sefira/contracts/numerology/inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeGroupMutation } from '../../api/endpoints/analyses.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PeopleFields } from '../../shared/people/people-fields.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { analysisErrorTexts, groupContextOptions, groupTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

const shared = { fixedCacheKey: 'group' } as const;
const fewest = 1;
const most = 10;

const loadResult = async () => ({ default: (await import('../../shared/results/views/group-result.tsx')).GroupResult });
const GroupResult = lazy(loadResult);

const words = {
  ...texts,
  counter: texts.members,
  row: texts.member,
  removeRow: texts.removeMember,
  titleLabel: texts.groupName,
  full: texts.tooMany,
  failed: analysisErrorTexts.failed,
};

/** /analise-grupo: up to ten members. */
export function GroupAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeGroupMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const [context, setContext] = useState<GroupContext | 'byAge'>('byAge');

  const handed = usePrefill('group', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PeopleFields
          words={words}
          fewest={fewest}
          most={most}
          firstTwo={false}
          start={isFirst ? (handed?.people ?? []) : []}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          question={
            <div className="grid gap-1.5">
              <SelectField label={texts.context} value={context} options={groupContextOptions} onChange={setContext} />
              <p className="text-fine text-muted">{texts.contextHint}</p>
            </div>
          }
          cost={<CostHint service="group" />}
          onSubmit={(members, groupName, system) =>
            void analyze({
              groupName: groupName || null,
              members,
              ...(context === 'byAge' ? {} : { context }),
              language: 'pt',
              system,
              ...clientFields(client),
            })
          }
        />
      </>
    );
  }
  const { groupName = null, members, context: asked } = data.asked;
  const input = { groupName, members, ...(asked === undefined ? {} : { context: asked }) };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <GroupResult
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'group', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
