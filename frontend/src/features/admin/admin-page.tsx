import {
  CheckCheck,
  CreditCard,
  FileDown,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/use-session.ts';
import { paths } from '../../paths.ts';
import { adminTexts as texts } from '../../texts/admin.ts';
import { approvalTexts } from '../../texts/admin-approvals.ts';
import { articleEditorTexts, contactMessageTexts } from '../../texts/admin-content.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ApprovalsTab } from './approvals-tab.tsx';
import { ArticlesTab } from './articles-tab.tsx';
import { ConfigTab } from './config-tab.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { PlansTab } from './plans-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { UsersTab } from './users-tab.tsx';

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
  { name: 'config', label: texts.config, icon: Settings, Content: ConfigTab },
  { name: 'relatorios', label: texts.reports, icon: FileDown, Content: ReportsTab },
];

/** /admin, and /settings: the same screen, open at the configuration. Only administrators see more than a refusal. */
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
  if (!chosen) return null;
  const { Content } = chosen;
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8">
        <Tabs label={texts.tabs} tabs={tabs} chosen={chosen.name} onChoose={choose}>
          <Content />
        </Tabs>
      </div>
    </div>
  );
}

function Denied() {
  useEffect(() => {
    toast.error(texts.denied, { id: texts.denied });
  }, []);
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.title}</h1>
      <EmptyState
        title={texts.deniedTitle}
        hint={texts.denied}
        action={<ButtonLink to={paths.dashboard}>{texts.deniedAction}</ButtonLink>}
      />
    </div>
  );
}
