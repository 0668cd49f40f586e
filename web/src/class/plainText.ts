// What people write, as the server takes it (core/utf8.h): each character is seen, in the order in which it stands.
const HIDDEN =
  /(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text without what turns a line round, breaks it, piles up or cannot be seen. */
export const plainText = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(HIDDEN, '')
    .replace(MARKS, '$1');
