import { useChatConnection } from '../../realtime/use-chat-connection.ts';

/** Opens the socket while a report is in progress, for its pushed steps. */
export function ReportConnection() {
  useChatConnection();
  return null;
}
