// Puts a text where people paste from. The clipboard asks for a secure page; over plain http in a local network the old
// way still works.
export async function copyText(text: string): Promise<boolean> {
  const done = await (navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false));
  return done || copyByHand(text);
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
