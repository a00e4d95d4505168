import type { ChatSocket } from './rooms.ts';

/**
 * Sends what is emitted to a WebSocket within one turn of the event loop as one write. Status, acknowledgement, question
 * and answer of a message are four frames; a call of the kernel for each would cost more than all else that is done for
 * it, here and again at the gateway.
 */
export function gatherWrites({ conn: connection }: ChatSocket): void {
  // One that began by polling keeps what engine.io does: its first request's wire is not that of its frames.
  if (connection.transport.name !== 'websocket') return;
  const wire = connection.request.socket;
  let isHeld = false;
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (isHeld || !transport.writable) return;
    isHeld = true;
    transport.writable = false;
    setImmediate(() => {
      isHeld = false;
      transport.writable = true;
      transport.emit('ready');
    });
  });
  // Told right before and after the frames of all that waited are written.
  connection.on('flush', () => wire.cork());
  connection.on('drain', () => wire.uncork());
}
