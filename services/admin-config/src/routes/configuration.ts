import type { ConfigurationKey } from '@sefira/contracts/admin-config/configuration';
import {
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  readConfigurationItems,
  restoreConfiguration,
  writeConfiguration,
} from '@sefira/contracts/admin-config/configuration-calls';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { presetsOf } from '../domain/presets.ts';
import { openValues, presentChange, presentConfiguration, presentForAdmin } from '../presenters/configuration.ts';
import { importValues, restoreValue, writeValue } from '../use-cases/configuration/change-configuration.ts';
import { readConfiguration, readHistory, readSetValues } from '../use-cases/configuration/read-configuration.ts';

const saved = 'Configuração atualizada com sucesso';

/** The configuration: readable by every caller, changed by administrators with their password. */
export function addConfigurationRoutes(app: FastifyInstance, context: AdminContext): void {
  const { identities } = context;
  const presets = presetsOf(context.settings);

  const itemOf = async (key: ConfigurationKey) =>
    presentForAdmin(key, (await readSetValues(context)).get(key), presets);

  addRoute(app, identities, readConfigurationItems, async ({ identity }) => {
    const { set, counts } = await readConfiguration(context);
    return answered('Configurações carregadas.', presentConfiguration(set, presets, identity.role === 'admin', counts));
  });

  addRoute(app, identities, exportConfiguration, async ({ reply }) => {
    const exportedAt = context.clock().toISOString();
    reply.header('content-disposition', `attachment; filename="configuracoes_${exportedAt.slice(0, 10)}.json"`);
    return { product: 'sefira' as const, exportedAt, values: openValues(await readSetValues(context), presets) };
  });

  addRoute(app, identities, importConfiguration, async (call) => {
    const changed = await importValues(context, call, call.body.values, call.body.adminPassword);
    return answered(`${changed.length} configurações mudaram.`, { changed: [...changed] });
  });

  addRoute(app, identities, listConfigurationHistory, async ({ params }) =>
    answered('Histórico carregado.', (await readHistory(context, params.key)).map(presentChange)),
  );

  addRoute(app, identities, restoreConfiguration, async (call) => {
    const key = await restoreValue(context, call, call.params.key, call.body);
    return answered(saved, await itemOf(key));
  });

  addRoute(app, identities, writeConfiguration, async (call) => {
    const key = await writeValue(context, call, call.params.key, call.body);
    return answered(saved, await itemOf(key));
  });
}
