import { Link } from 'react-router-dom';
import { PlanClosed } from '../../../shared/billing/plan-required.tsx';
import { useIncludes } from '../../../shared/billing/use-includes.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useReadBrandQuery } from '../api.ts';
import { BrandEditor } from './brand-editor.tsx';

const closed = { title: texts.closedTitle, hint: texts.closedHint, action: texts.closedAction };

/** /relatorios/marca: the professional plan's brand on reports. */
export function BrandPage() {
  const isIncluded = useIncludes('branded_reports');
  return (
    <div className="page pt-6">
      <nav aria-label={texts.back}>
        <Link to={paths.reports} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      <h1 className="mt-4">{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8">{isIncluded ? <OwnBrand /> : <PlanClosed {...closed} />}</div>
    </div>
  );
}

function OwnBrand() {
  const { data, isError, isSuccess, refetch } = useReadBrandQuery();
  if (isError) {
    return (
      <EmptyState
        title={texts.loadFailed}
        hint=""
        action={<Button onPress={() => void refetch()}>{texts.reload}</Button>}
      />
    );
  }
  if (!isSuccess) return <Skeleton className="h-120 w-full" />;
  return <BrandEditor key={data ? 'own' : 'house'} saved={data} />;
}
