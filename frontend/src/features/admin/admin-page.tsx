import {
  BotMessageSquare,
  CheckCheck,
  CreditCard,
  FileDown,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Settings,
  Tags,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useReadProofQuery } from '../../api/session/proof.ts';
import { useSession } from '../../api/session/use-session.ts';
import { AccessDenied } from '../../shared/navigation/access-denied.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { adminTexts as texts } from '../../texts/admin/admin.ts';
import { approvalTexts } from '../../texts/admin/admin-approvals.ts';
import { assistantTexts } from '../../texts/admin/admin-assistant.ts';
import { articleEditorTexts, contactMessageTexts } from '../../texts/admin/admin-content.ts';
import { failureTexts } from '../../texts/admin/admin-failures.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';

// Each tab but the first loads when it is opened.
const ApprovalsTab = lazy(async () => ({ default: (await import('./approvals/approvals-tab.tsx')).ApprovalsTab }));
const AssistantTab = lazy(async () => ({ default: (await import('./assistant/assistant-tab.tsx')).AssistantTab }));
const ConfigTab = lazy(async () => ({ default: (await import('./configuration/config-tab.tsx')).ConfigTab }));
const ArticlesTab = lazy(async () => ({ default: (await import('./content/articles-tab.tsx')).ArticlesTab }));
const FailuresTab = lazy(async () => ({ default: (await import('./failures/failures-tab.tsx')).FailuresTab }));
const MessagesTab = lazy(async () => ({ default: (await import('./content/messages-tab.tsx')).MessagesTab }));
const PlansTab = lazy(async () => ({ default: (await import('./plans/plans-tab.tsx')).PlansTab }));
const PricesTab = lazy(async () => ({ default: (await import('./prices/prices-tab.tsx')).PricesTab }));
const ReportsTab = lazy(async () => ({ default: (await import('./reports/reports-tab.tsx')).ReportsTab }));
const UsersTab = lazy(async () => ({ default: (await import('./users/users-tab.tsx')).UsersTab }));

const securityTab = `${paths.profile}?aba=seguranca`;

interface AdminTab {
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Content: ComponentType;
}

const tabs: readonly AdminTab[] = [
  { name: 'dashboard', label: texts.dashboard, icon: LayoutDashboard, Content: DashboardTab },
  { name: 'usuarios', label: texts.users, icon: Users, Content: UsersTab },
  { name: 'planos', label: texts.plans, icon: CreditCard, Content: PlansTab },
  { name: 'precos', label: texts.prices, icon: Tags, Content: PricesTab },
  { name: 'aprovacoes', label: approvalTexts.tab, icon: CheckCheck, Content: ApprovalsTab },
  { name: 'conteudo', label: articleEditorTexts.tab, icon: Newspaper, Content: ArticlesTab },
  { name: 'mensagens', label: contactMessageTexts.tab, icon: Mail, Content: MessagesTab },
  { name: 'assistente', label: assistantTexts.tab, icon: BotMessageSquare, Content: AssistantTab },
  { name: 'falhas', label: failureTexts.tab, icon: TriangleAlert, Content: FailuresTab },
  { name: 'config', label: texts.config, icon: Settings, Content: ConfigTab },
  { name: 'relatorios', label: texts.reports, icon: FileDown, Content: ReportsTab },
];

/** /admin, and /settings: the same screen, opened at the configuration. Other roles see a refusal. */
export function AdminPage() {
  const { user } = useSession();
  return user?.role === 'admin' ? <Panel /> : <Denied />;
}

function Panel() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const initial = pathname === paths.settings ? 'config' : 'dashboard';
  const chosen = tabs.find(({ name }) => name === search.get('aba')) ?? tabs.find(({ name }) => name === initial);
  const choose = (name: string) =>
    void navigate(name === 'dashboard' ? paths.admin : `${paths.admin}?aba=${name}`, {
      replace: true,
      preventScrollReset: true,
    });
  const { data: proof, isLoading } = useReadProofQuery(undefined, { refetchOnMountOrArgChange: true });
  const dueAt = proof?.secondFactorDueAt ?? null;
  if (!chosen) return null;
  const { Content } = chosen;
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) return <SecondFactorMissing />;
  return (
    <div className="page page--wide pt-8 md:pt-10">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      {isLoading ? (
        <div className="mt-8">
          <SkeletonRows rows={5} />
        </div>
      ) : (
        <>
          {dueAt === null ? null : <SecondFactorDue dueAt={dueAt} />}
          <div className="mt-8">
            <Tabs label={texts.tabs} tabs={tabs} chosen={chosen.name} onChoose={choose}>
              <Suspense fallback={<SkeletonRows rows={5} />}>
                <Content />
              </Suspense>
            </Tabs>
          </div>
        </>
      )}
    </div>
  );
}

function SecondFactorDue({ dueAt }: { readonly dueAt: string }) {
  return (
    <div className="mt-6">
      <NoticeBox tone="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-72">{texts.secondFactorDue(dateOfInstant(dueAt))}</p>
          <ButtonLink to={securityTab} variant="outline" size="sm">
            {texts.secondFactorAction}
          </ButtonLink>
        </div>
      </NoticeBox>
    </div>
  );
}

/**
 * The grace period has ended: the panel opens after the set-up of the second factor
 * (docs/decisions/0018-fresh-proof-of-identity.md).
 */
function SecondFactorMissing() {
  return (
    <div className="page page--wide pt-8 md:pt-10">
      <h1 className="sr-only">{texts.title}</h1>
      <EmptyState
        title={texts.secondFactorTitle}
        hint={texts.secondFactorMissing}
        action={<ButtonLink to={securityTab}>{texts.secondFactorAction}</ButtonLink>}
      />
    </div>
  );
}

function Denied() {
  return (
    <AccessDenied
      page={texts.title}
      title={texts.deniedTitle}
      hint={texts.denied}
      toastText={texts.denied}
      action={{ label: texts.deniedAction, to: paths.dashboard }}
    />
  );
}
