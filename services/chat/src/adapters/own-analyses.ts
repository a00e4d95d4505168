import type { ToolResult } from '@sefira/assistant/tools/tool-result';
import type { ChatCard } from '@sefira/contracts/chat/message';
import { listAnalyses } from '@sefira/contracts/numerology/analyses';
import type { Identity } from '@sefira/contracts/shared/identity';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import type { ServiceClient } from '@sefira/platform/http/service-client';

const kinds = {
  personal: 'Pessoal',
  compatibility: 'Compatibilidade',
  company: 'Empresa',
  cycles: 'Ciclos',
  name: 'Nome',
  group: 'Grupo',
  dates: 'Data certa',
  atlas: 'Atlas da vida',
  yearbook: 'Livro do ano',
  signature: 'Assinatura',
  baby: 'Nome do bebê',
  brand: 'Marca',
} as const;

/** The newest analyses of the session's user; a model cannot choose another user. */
export async function readOwnAnalyses(
  services: ServiceClient,
  identity: Identity,
  requestId: string,
): Promise<ToolResult> {
  const { data } = await services.call(listAnalyses, { query: { limit: 8 }, identity, requestId });
  const card: ChatCard | null =
    data.items.length === 0
      ? null
      : {
          id: 'own-analyses',
          kind: 'analyses',
          title: 'Suas análises',
          subtitle: `${data.items.length} mais recentes`,
          figures: data.items.map(({ title, kind, referenceDate }) => ({
            label: kinds[kind],
            value: title,
            detail: shortDate(referenceDate),
          })),
          link: null,
        };
  return {
    tool: 'listar_analises',
    facts: data.items.flatMap(({ title, summary }) => summary.map(({ label, value }) => ({ label, of: title, value }))),
    card,
    sources: data.items.map(({ id, title }) => ({ kind: 'analysis', title, ref: id })),
  };
}
