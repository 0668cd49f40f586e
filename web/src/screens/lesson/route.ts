import type { Screen } from '../routes';

// #/class is the plan of a lesson; #/class/names the sheet on which a teacher writes who is who; #/class/report/CODE
// what remains of a lesson; #/homework/CODE (or with all of it in the link, #/homework?d=…) its deals once more.
export const routes: Screen[] = [
  { pattern: 'homework/:code', load: () => import('../../class/homework/Homework') },
  { pattern: 'homework', load: () => import('../../class/homework/Homework') },
  { pattern: 'class', load: () => import('../../class/plan/Plan') },
  { pattern: 'class/report/:code', load: () => import('../../class/report/Report') },
  { pattern: 'class/names', load: () => import('../../class/names/NamesSheet') },
];
