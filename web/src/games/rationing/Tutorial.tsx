export function Tutorial({ leave }: { leave(): void }) {
  return <button type="button" onClick={leave}>×</button>;
}
