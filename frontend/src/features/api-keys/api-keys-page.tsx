import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlanRequired } from '../../shared/billing/plan-required.tsx';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { apiKeyTexts as texts } from '../../texts/professional/api-keys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useListApiKeysQuery } from './api.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { KeyRow } from './key-row.tsx';

const closed = { title: texts.closedTitle, hint: texts.closedHint, action: texts.closedAction };

/** /perfil/chaves: keys of the public API, created and revoked. */
export function ApiKeysPage() {
  const isIncluded = useIncludes('api_keys');
  const { data, isError, isFetching, refetch } = useListApiKeysQuery();
  const [creates, setCreates] = useState(false);
  const keys = data?.items ?? [];
  const maximum = data?.maximum ?? 0;
  const create = (
    <Button disabled={keys.length >= maximum} onPress={() => setCreates(true)}>
      {texts.create}
    </Button>
  );
  return (
    <div className="page pt-6">
      <nav aria-label={texts.back}>
        <Link to={paths.profile} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{texts.title}</h1>
          <p className="measure mt-2 text-muted">{texts.lead}</p>
          <p className="mt-2">
            <Link to={paths.developers} className="text-link">
              {texts.documentation}
            </Link>
          </p>
        </div>
        {isIncluded && keys.length > 0 ? create : null}
      </div>
      <div className="mt-8 grid gap-5" aria-busy={isFetching}>
        {!isIncluded && keys.length > 0 ? <NoticeBox tone="info">{texts.lapsed}</NoticeBox> : null}
        {isError ? <LoadFailed text={texts.loadFailed} again={texts.reload} onAgain={() => void refetch()} /> : null}
        {data || isError ? null : <SkeletonRows rows={2} />}
        {keys.length > 0 ? (
          <section className="card px-5 md:px-6" aria-label={texts.title}>
            <p className="border-b border-border py-3 text-small text-muted tabular-nums">
              {texts.count(keys.length, maximum)}
            </p>
            <ul className="divide-y divide-border">
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          </section>
        ) : null}
        {data && keys.length === 0 ? (
          <PlanRequired
            isIncluded={isIncluded}
            empty={{ title: texts.emptyTitle, hint: texts.emptyHint, action: create }}
            closed={closed}
          />
        ) : null}
      </div>
      {creates ? <CreateKeyDialog onClose={() => setCreates(false)} /> : null}
    </div>
  );
}
