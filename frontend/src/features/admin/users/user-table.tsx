import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { Pencil, Trash2 } from 'lucide-react';
import { adminTexts, adminUserTexts as texts, userRoleOptions, userStatusOptions } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';

interface UserTableProps {
  readonly users: readonly AdminUser[];
  readonly onEdit: (user: AdminUser) => void;
  readonly onRemove: (user: AdminUser) => void;
}

const figures = new Intl.NumberFormat('pt-BR');
const tones = { active: 'success', inactive: 'neutral', suspended: 'danger' } as const;

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** An address that is too long breaks before its `@`. */
function Email({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className="[overflow-wrap:anywhere]">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** Accounts as rows; on a phone each is a card. */
export function UserTable({ users, onEdit, onRemove }: UserTableProps) {
  return (
    <div className="card overflow-hidden">
      <table className="stacked-table">
        <thead>
          <tr>
            {[texts.name, texts.email, texts.role, texts.status, texts.credits, texts.actions].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td data-label={texts.name}>
                <span className="font-semibold break-words">{user.name}</span>
              </td>
              <td data-label={texts.email}>
                <Email address={user.email ?? ''} />
              </td>
              <td data-label={texts.role}>
                <Badge tone={user.role === 'admin' ? 'gold' : 'neutral'}>{labelOf(userRoleOptions, user.role)}</Badge>
              </td>
              <td data-label={texts.status}>
                <Badge tone={tones[user.status]}>{labelOf(userStatusOptions, user.status)}</Badge>
              </td>
              <td data-label={texts.credits}>
                <span className="tabular-nums">{figures.format(user.credits)}</span>
              </td>
              <td data-label={texts.actions}>
                <span className="-my-1.5 flex gap-1">
                  <Button
                    variant="ghost"
                    size="sm"
                    label={`${adminTexts.edit} ${user.name}`}
                    onPress={() => onEdit(user)}
                  >
                    <Pencil aria-hidden="true" className="size-4" />
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    label={`${texts.remove} ${user.name}`}
                    onPress={() => onRemove(user)}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
