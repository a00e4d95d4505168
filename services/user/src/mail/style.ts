/** The product's colours for e-mail clients: inline for the light theme, a style sheet for the dark one. */
export const colours = {
  background: '#FBF8F2',
  surface: '#FFFFFF',
  surfaceSecondary: '#F3EDE1',
  foreground: '#1B1733',
  muted: '#5B5573',
  accent: '#5536C0',
  onAccent: '#FFFFFF',
  gold: '#8A5A0B',
  border: '#E6DDCB',
} as const;

export const fonts = {
  display: "Marcellus, Georgia, 'Times New Roman', serif",
  text: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

/** Narrow screens and dark themes; clients without support show the inline light theme. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: #5536C0; }
@media (max-width: 480px) {
  .frame { padding: 16px 12px !important; }
  .card { padding: 28px 20px !important; }
  .title { font-size: 26px !important; }
  .button a { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0F0D20 !important; }
  .card { background: #191632 !important; border-color: #322D58 !important; }
  .inset { background: #221E40 !important; }
  .title, .body { color: #F5F0E6 !important; }
  .quiet { color: #B5AECB !important; }
  .eyebrow { color: #E9C46A !important; }
  .brand { color: #BBA7FF !important; }
  .button a { background: #BBA7FF !important; color: #0F0D20 !important; }
  a { color: #BBA7FF; }
}`;
