// All that is drawn on the map after a game, in one piece to be fetched.
export { MapExercise } from './MapExercise';
export { SharedMap } from './SharedMap';
