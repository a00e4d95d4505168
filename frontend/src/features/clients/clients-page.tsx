import { CalendarDays, ChartNoAxesColumn, Send, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlanRequired } from '../../shared/billing/plan-required.tsx';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { clientPath } from '../../shared/navigation/paths.ts';
import { panelTexts } from '../../texts/professional/client-panel.ts';
import { clientFormTexts, clientTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useListClientsInfiniteQuery } from './api.ts';
import { ClientForm } from './client-form.tsx';
import { ClientList } from './client-list.tsx';
import { ListTools } from './panel/list-tools.tsx';

const DatesPanel = lazy(async () => ({ default: (await import('./panel/dates-panel.tsx')).DatesPanel }));
const DeliveriesPanel = lazy(async () => ({ default: (await import('./panel/deliveries-panel.tsx')).DeliveriesPanel }));
const FiguresPanel = lazy(async () => ({ default: (await import('./panel/figures-panel.tsx')).FiguresPanel }));

const tabs = [
  { name: 'clients', label: panelTexts.clients, icon: UsersRound },
  { name: 'dates', label: panelTexts.dates, icon: CalendarDays },
  { name: 'deliveries', label: panelTexts.deliveries, icon: Send },
  { name: 'figures', label: panelTexts.figures, icon: ChartNoAxesColumn },
] as const;
type TabName = (typeof tabs)[number]['name'];

const closed = { title: texts.closedTitle, hint: texts.closedHint, action: texts.closedAction };

/** /clientes: a professional's clients, their coming dates, deliveries and figures. */
export function ClientsPage() {
  const isIncluded = useIncludes('client_panel');
  const [tab, setTab] = useState<TabName>('clients');
  const [adds, setAdds] = useState(false);
  const navigate = useNavigate();
  const list = useListClientsInfiniteQuery({ status: 'active' });
  const { active, archived } = list.data?.pages[0]?.counts ?? {};
  const isEmpty = list.isSuccess && active === 0 && archived === 0;
  const add = <Button onPress={() => setAdds(true)}>{texts.add}</Button>;
  return (
    <div className="page pt-10 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{texts.title}</h1>
          <p className="measure mt-2 text-muted">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ListTools canImport={isIncluded} canExport={!isEmpty} />
          {isIncluded && !isEmpty ? add : null}
        </div>
      </div>
      {isEmpty ? (
        <div className="mt-8">
          <PlanRequired
            isIncluded={isIncluded}
            empty={{ title: texts.emptyTitle, hint: texts.emptyHint, action: add }}
            closed={closed}
          />
        </div>
      ) : (
        <>
          {isIncluded || !list.isSuccess ? null : (
            <div className="mt-6">
              <NoticeBox tone="info">{texts.lapsed}</NoticeBox>
            </div>
          )}
          <div className="mt-8">
            <Tabs label={panelTexts.sections} tabs={tabs} chosen={tab} onChoose={setTab} across>
              {tab === 'clients' ? <ClientList /> : null}
              <Suspense fallback={<SkeletonRows rows={6} />}>
                {tab === 'dates' ? <DatesPanel /> : null}
                {tab === 'deliveries' ? <DeliveriesPanel /> : null}
                {tab === 'figures' ? <FiguresPanel /> : null}
              </Suspense>
            </Tabs>
          </div>
        </>
      )}
      <Dialog title={clientFormTexts.addTitle} open={adds} onClose={() => setAdds(false)}>
        <ClientForm client={null} onSaved={({ id }) => void navigate(clientPath(id))} onClose={() => setAdds(false)} />
      </Dialog>
    </div>
  );
}
