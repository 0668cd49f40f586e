export function Tutorial({ leave }: { leave(): void }) { return <button onClick={leave}>x</button>; }
