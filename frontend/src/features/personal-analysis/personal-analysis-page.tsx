export function PersonalAnalysisPage() {
  return <p>…</p>;
}
