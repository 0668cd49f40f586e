/** A sentence that begins with a word from elsewhere ("seat 3 asks …"). */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
