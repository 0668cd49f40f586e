import type { TableProps } from '../module';
export function End({ session }: TableProps) {
  return <pre>{JSON.stringify(session.view.value.winners)}</pre>;
}
