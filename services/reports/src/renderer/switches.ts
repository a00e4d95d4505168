/** Switches of every browser: it prints its input and reaches no network. */
const SEALED: readonly string[] = [
  // A proxy on a closed port, also for loopback, and a resolver without names (docs/decisions/0045-sealed-pdf-renderer.md).
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
];

const PRINTING: readonly string[] = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--lang=pt-BR',
];

/** Refused among a caller's switches: each would break the isolation. */
const REFUSED =
  /^--(?:proxy-|no-proxy|host-r|single-process|no-zygote|disable-web-security|allow-|remote-debugging|no-sandbox|disable-setuid-sandbox|disable-site-isolation|user-data-dir)/;

export interface SwitchOptions {
  /** Chromium's own sandbox. Off only where the process runs as root and so cannot have it (embedded profile). */
  readonly sandbox: boolean;
  readonly extra: readonly string[];
}

/** Chromium's command line. Extra switches that would break the isolation are dropped. */
export function chromiumSwitches({ sandbox, extra }: SwitchOptions): string[] {
  const allowed = extra.filter((name) => !REFUSED.test(name));
  return [...allowed, ...SEALED, ...PRINTING, ...(sandbox ? [] : ['--no-sandbox'])];
}
