import type { TableProps } from '../module';
export function End({ session }: TableProps) { return <p>{String(session.view.value.winners)}</p>; }
