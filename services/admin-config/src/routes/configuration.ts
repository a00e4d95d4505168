import {
  type ConfigurationKey,
  type ConfigurationValue,
  isConfigurationKey,
} from '@sefira/contracts/admin-config/configuration';
import {
  type ConfigurationItem,
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  readConfigurationItems,
  restoreConfiguration,
  writeConfiguration,
} from '@sefira/contracts/admin-config/configuration-calls';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import { alertAddressProblem } from '../adapters/alert-sender.ts';
import type { AdminContext } from '../context.ts';
import { countProduct } from '../data/activity.ts';
import { acceptedValue, changeConfiguration, editableKey, type WantedChange } from '../data/change-configuration.ts';
import { findChange, isDefaultText, listChanges, readSetValues, readText } from '../data/configuration-values.ts';
import { publishConfiguration } from '../data/publish-configuration.ts';
import { presetsOf } from '../domain/presets.ts';
import { requireAdminPassword } from '../policies.ts';
import { openValues, presentConfiguration, presentForAdmin, shownValue } from '../presenters/configuration.ts';

const saved = 'Configuração atualizada com sucesso';

/** The configuration: readable by every caller, changed by administrators with their password. */
export function addConfigurationRoutes(app: FastifyInstance, context: AdminContext): void {
  const client = clientOf(context);
  const { identities } = context;
  const dataKey = context.settings.DATA_KEY;
  const presets = presetsOf(context.settings);

  async function itemOf(key: ConfigurationKey): Promise<ConfigurationItem> {
    return presentForAdmin(key, (await readSetValues(client, dataKey)).get(key), presets);
  }

  async function apply(
    call: Parameters<AdminContext['people']['actorOf']>[0],
    changes: readonly WantedChange[],
    password: string,
  ) {
    const actor = await context.people.actorOf(call);
    const [only] = changes;
    await requireAdminPassword(context, actor, password, changes.length === 1 && only ? { configKey: only.key } : {});
    await refuseInsideAlerts(changes);
    const changed = await changeConfiguration(context, actor, changes);
    await context.checkpoints.catchUp();
    // The schedule publishes it when Redis is unavailable now.
    await publishConfiguration(context).catch((error: unknown) =>
      context.logger.warn({ reason: String(error) }, 'configuration not published yet'),
    );
    return changed;
  }

  /** @throws DomainError CONFIG_VALUE_INVALID for an internal address of alerts */
  async function refuseInsideAlerts(changes: readonly WantedChange[]): Promise<void> {
    const wanted = changes.find(({ key }) => key === 'alert_webhook_url');
    if (typeof wanted?.value !== 'string') return;
    const message = await alertAddressProblem(wanted.value, context.settings.ALERT_INSIDE_HOSTS);
    if (message === null) return;
    throw new DomainError('CONFIG_VALUE_INVALID', { message, issues: [{ path: 'value', message }] });
  }

  /** Null when that change restored the default. */
  async function earlierValue(key: ConfigurationKey, version: number): Promise<ConfigurationValue | null> {
    const earlier = await findChange(client, key, version);
    if (!earlier) throw new DomainError('NOT_FOUND', { message: 'Esta versão não existe.' });
    return isDefaultText(key, earlier.value, dataKey)
      ? null
      : acceptedValue(key, readText(key, earlier.value, dataKey));
  }

  addRoute(app, identities, readConfigurationItems, async (call) => {
    const [set, counts] = await Promise.all([readSetValues(client, dataKey), countProduct(client)]);
    const isAdmin = call.identity.role === 'admin';
    return answered('Configurações carregadas.', presentConfiguration(set, presets, isAdmin, counts));
  });

  addRoute(app, identities, exportConfiguration, async (call) => {
    const set = await readSetValues(client, dataKey);
    const exportedAt = context.clock().toISOString();
    call.reply.header('content-disposition', `attachment; filename="configuracoes_${exportedAt.slice(0, 10)}.json"`);
    return { product: 'sefira' as const, exportedAt, values: openValues(set, presets) };
  });

  addRoute(app, identities, importConfiguration, async (call) => {
    const unknown = Object.keys(call.body.values).filter((key) => !isConfigurationKey(key));
    if (unknown.length > 0) {
      const issues = unknown.map((key) => ({ path: `values.${key}`, message: 'Esta configuração não existe.' }));
      throw new DomainError('VALIDATION_FAILED', { issues });
    }
    const wanted = Object.entries(call.body.values).map(([name, value]) => {
      const key = editableKey(name);
      return { key, value: acceptedValue(key, value) };
    });
    const changed = await apply(call, wanted, call.body.adminPassword);
    return answered(`${changed.length} configurações mudaram.`, { changed: [...changed] });
  });

  addRoute(app, identities, listConfigurationHistory, async (call) => {
    const { key } = call.params;
    if (!isConfigurationKey(key)) throw new DomainError('NOT_FOUND', { message: 'Esta configuração não existe.' });
    const shown = (text: string | null) =>
      text === null ? null : shownValue(key, readText(key, text, dataKey) ?? null);
    const changes = await listChanges(client, key);
    return answered(
      'Histórico carregado.',
      changes.map((change) => ({
        version: change.version,
        value: shown(change.value),
        previous: shown(change.previous),
        changed_at: change.changedAt.toISOString(),
        user_name: change.actorName,
        restored_from: change.restoredFrom,
      })),
    );
  });

  addRoute(app, identities, restoreConfiguration, async (call) => {
    const key = editableKey(call.params.key);
    const { restoreVersion, adminPassword, version } = call.body;
    const value = restoreVersion === 0 ? null : await earlierValue(key, restoreVersion);
    await apply(call, [{ key, value, version, restoredFrom: restoreVersion }], adminPassword);
    return answered(saved, await itemOf(key));
  });

  addRoute(app, identities, writeConfiguration, async (call) => {
    const key = editableKey(call.params.key);
    const { adminPassword, version } = call.body;
    await apply(call, [{ key, value: acceptedValue(key, call.body.value), version }], adminPassword);
    return answered(saved, await itemOf(key));
  });
}
