import { Link } from 'react-router-dom';
import { useSession } from '../../api/use-session.ts';
import { paths } from '../../paths.ts';
import { brandTexts as texts } from '../../texts/report-brand.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReadBrandQuery } from './api.ts';
import { BrandEditor } from './brand-editor.tsx';

/** /relatorios/marca: the professional plan's own brand on reports. */
export function BrandPage() {
  const { user } = useSession();
  const isIncluded = user?.subscription === 'professional';
  return (
    <div className="page pt-6">
      <nav aria-label={texts.back}>
        <Link to={paths.reports} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      <h1 className="mt-4">{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8">{isIncluded ? <OwnBrand /> : <Closed />}</div>
    </div>
  );
}

function Closed() {
  return (
    <EmptyState
      title={texts.closedTitle}
      hint={texts.closedHint}
      action={<ButtonLink to={`${paths.payment}?plan=professional`}>{texts.closedAction}</ButtonLink>}
    />
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
