// All that is drawn on the map beside the cards and after a game, in one piece to be fetched.
export { LooseMap } from './LooseMap';
export { MapExercise } from './MapExercise';
export { SharedMap } from './SharedMap';
