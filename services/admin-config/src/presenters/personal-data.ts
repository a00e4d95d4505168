import { auditFilter } from '@sefira/contracts/admin-config/audit';
import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import { clientOf, poolOf } from '@sefira/database/access';
import type { AdminContext } from '../context.ts';
import { readContent } from '../presenters/audit.ts';
import { readWholeAudit } from './audit-pages.ts';

const accountability = 'Obrigação legal de prestar contas do tratamento (LGPD, art. 6º, X, e art. 7º, II)';

type Row = Readonly<Record<string, unknown>>;

/** Administrators' acts on this account; the actor's data belong to the actor. */
async function readActsOnAccount(context: AdminContext, userId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const records of readWholeAudit(context, auditFilter.parse({ entityId: userId }))) {
    for (const { created_at, action, entity, old_value, new_value, result } of records) {
      rows.push({ createdAt: created_at, action, entity, oldValue: old_value, newValue: new_value, result });
    }
  }
  return rows;
}

/** This person's own administrative acts and refused attempts. */
async function readOwnActs(context: AdminContext, userId: string): Promise<Row[]> {
  const { rows } = await poolOf(context).query<{ body: string }>(
    'SELECT body FROM audit_entry WHERE actor_id = $1 ORDER BY at DESC, sequence DESC LIMIT 10000',
    [userId],
  );
  return rows.map((row) => {
    const { at, action, entity, result, address = null, userAgent = null } = readContent(row);
    return { createdAt: new Date(at).toISOString(), action, entity, result, address, userAgent };
  });
}

/** The personal data in admin-config's tables, with the purpose of each field. */
export async function readPersonalData(context: AdminContext, userId: string): Promise<PersonalDataSection[]> {
  const client = clientOf(context);
  const [actsOnAccount, acts, actor, activities] = await Promise.all([
    readActsOnAccount(context, userId),
    readOwnActs(context, userId),
    client.auditActor.findUnique({ where: { id: userId } }),
    client.activity.findMany({ where: { userId }, orderBy: { occurredAt: 'asc' } }),
  ]);
  return [
    {
      title: 'O que a administração fez com a conta',
      legalBasis: accountability,
      purposes: {
        createdAt: 'Provar quando foi feito',
        action: 'Provar o que foi feito',
        entity: 'Provar a que se refere',
        oldValue: 'Provar o que havia antes',
        newValue: 'Provar o que passou a haver',
        result: 'Saber se foi feito ou negado',
      },
      rows: actsOnAccount,
    },
    {
      title: 'O que a pessoa fez, ou tentou, na administração',
      legalBasis: accountability,
      purposes: {
        createdAt: 'Provar quando foi feito',
        action: 'Provar o que foi feito',
        entity: 'Provar a que se refere',
        result: 'Saber se foi feito, negado ou falhou',
        address: 'Reconhecer um acesso indevido',
        userAgent: 'Reconhecer um acesso indevido',
      },
      rows: acts,
    },
    {
      title: 'Nome no registro de auditoria',
      legalBasis: accountability,
      purposes: { name: 'Mostrar quem agiu', email: 'Distinguir pessoas de mesmo nome' },
      rows: actor ? [{ name: actor.name, email: actor.email }] : [],
    },
    {
      title: 'Acontecimentos recentes',
      legalBasis: 'Legítimo interesse em acompanhar o serviço (LGPD, art. 7º, IX)',
      purposes: { kind: 'Contar o que acontece', detail: 'Mostrar o que aconteceu', occurredAt: 'Saber quando' },
      rows: activities.map(({ kind, detail, occurredAt }) => ({ kind, detail, occurredAt })),
    },
  ];
}
