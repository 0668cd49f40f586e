import { describe, expect, test } from 'vitest';
import { cardsOf } from '../deck';
import { pszCards as psz, pszDeck } from '../testing';
import { bandOf, bearing, destination, kilometres, measure, wind } from './distance';
import { begin, commit, goTo, itemsOf, weak } from './exercise';
import { PLACES, rounded, search, whereabouts } from './places';
import { bounded, project, unproject, WHOLE, ZOOM_MAX } from './projection';

const warsaw = { lat: 52.2297, lon: 21.0122 };
const london = { lat: 51.5074, lon: -0.1278 };
const cards = psz('pl');
const place = (set: string) => cards.set(set).facts.place;

describe('distances', () => {
  test('along great circles', () => {
    expect(kilometres(warsaw, london)).toBeGreaterThan(1440);
    expect(kilometres(warsaw, london)).toBeLessThan(1455);
    expect(kilometres(warsaw, warsaw)).toBe(0);
  });
  test('a step in a direction is as long as it says, and back', () => {
    for (const direction of [0, 45, 90, 180, 270]) {
      const there = destination(warsaw, 100, direction);
      expect(kilometres(warsaw, there)).toBeCloseTo(100, 6);
      expect(Math.abs(((bearing(warsaw, there) - direction + 540) % 360) - 180)).toBeLessThan(1e-6);
    }
  });
  test('the eight winds', () => {
    expect([0, 44, 46, 180, 340, 359].map(wind)).toEqual(['n', 'ne', 'ne', 's', 'n', 'n']);
  });
});

describe('the bands of the deck', () => {
  test('a point: Monte Cassino', () => {
    const { points, in_place_km, near_km, region_km } = place('set-1');
    const at = points[0]!;
    expect(measure(at, place('set-1'))).toMatchObject({ km: 0, band: 'in-place' });
    expect(measure(destination(at, in_place_km - 1, 30), place('set-1')).band).toBe('in-place');
    expect(measure(destination(at, in_place_km + 1, 30), place('set-1')).band).toBe('near');
    expect(measure(destination(at, near_km + 1, 200), place('set-1')).band).toBe('region');
    expect(measure(destination(at, region_km + 1, 200), place('set-1')).band).toBe('far');
    expect(bandOf(in_place_km, place('set-1'))).toBe('in-place');
  });
  test('several points: the nearest counts (Warsaw or Brindisi)', () => {
    for (const point of place('set-12').points) expect(measure(point, place('set-12')).band).toBe('in-place');
    expect(measure({ lat: 46.5, lon: 19.5 }, place('set-12')).band).toBe('far');
  });
  test('an area: inside is 0, outside the distance to its edge', () => {
    expect(measure(london, place('set-6'))).toMatchObject({ km: 0, band: 'in-place' });
    const paris = { lat: 48.86, lon: 2.35 };
    const { km, nearest } = measure(paris, place('set-6'));
    expect(km).toBeGreaterThan(200);
    expect(km).toBeLessThan(270);
    expect(kilometres(paris, nearest)).toBeCloseTo(km, 6);
    // No corner is nearer than the edge.
    for (const corner of place('set-6').points) expect(kilometres(paris, corner)).toBeGreaterThanOrEqual(km - 1e-9);
  });
  test('every set has its place on the sheet, seen on the whole map', () => {
    for (const set of cards.sets) {
      for (const point of set.facts.place.points) {
        const { x, y } = project(point);
        expect(Math.abs(x - WHOLE.x), set.title).toBeLessThan(490);
        expect(Math.abs(y - WHOLE.y), set.title).toBeLessThan(490);
      }
    }
  });
});

describe('the sheet and the index', () => {
  test('projecting there and back', () => {
    for (const named of PLACES) {
      const { x, y } = project(named);
      const back = unproject(x, y);
      expect(kilometres(named, back)).toBeLessThan(0.01);
    }
  });
  test('the window stays on the sheet', () => {
    expect(bounded({ x: -9999, y: 9999, zoom: 1000 })).toMatchObject({ zoom: ZOOM_MAX });
    expect(bounded({ x: -9999, y: 500, zoom: 1 }).x).toBeGreaterThan(WHOLE.x - 40);
  });
  test('about 120 names, each once in each language, and none that answers a set alone', () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(120);
    for (const language of ['pl', 'ru', 'en'] as const) {
      expect(new Set(PLACES.map(one => one.names[language])).size).toBe(PLACES.length);
      for (const answer of ['Narwik', 'Tobruk', 'Arnhem', 'Falaise', 'Cassino', 'Lagarde', 'Brindisi', 'Tunis']) {
        expect(search(answer, language)).toEqual([]);
      }
    }
  });
  test('names are found without diacritics and from other languages', () => {
    expect(search('lodz', 'pl')[0]?.names.pl).toBe('Łódź');
    expect(search('rome', 'pl')[0]?.names.pl).toBe('Rzym');
    expect(search('рим', 'ru')[0]?.names.ru).toBe('Рим');
  });
  test('where a pin stands', () => {
    const at = whereabouts(destination({ lat: 40.85, lon: 14.27 }, 45, 315));
    expect(at.place.names.pl).toBe('Neapol');
    expect(at.wind).toBe('nw');
    expect(rounded(at.km)).toBe(45);
    expect([0.4, 7.6, 22, 433].map(rounded)).toEqual([0, 8, 20, 430]);
  });
});

describe('the exercise', () => {
  const sets = [['set-3', 'set-1'], [], ['set-12']];
  test('together: seat by seat, by number; own; all twelve', () => {
    expect(itemsOf('together', { sets }, 0, cards).map(item => item.set)).toEqual(['set-1', 'set-3', 'set-12']);
    expect(itemsOf('own', { sets }, 2, cards)).toEqual([{ seat: 2, set: 'set-12' }]);
    expect(itemsOf('all', { sets }, 'spectator', cards)).toHaveLength(12);
  });
  test('of a shorter game the sets that were played (T1); words about others can still be told', () => {
    const deck = pszDeck('pl');
    const few = cardsOf(deck, 3);
    expect(itemsOf('all', { sets }, 'spectator', few).map(item => item.set)).toEqual(['set-1', 'set-2', 'set-3']);
    expect(few.alphabetical).toHaveLength(9);
    expect(few.set('set-12').title).toBe(cards.set('set-12').title);
    for (const all of [undefined, null, 12]) expect(cardsOf(deck, all).sets).toHaveLength(12);
  });
  test('an answer is given once and stays', () => {
    const exercise = begin('own', itemsOf('own', { sets }, 0, cards));
    commit(exercise, cards);
    expect(exercise.answers.value).toEqual({});
    exercise.pin.value = place('set-1').points[0]!;
    commit(exercise, cards);
    expect(exercise.answers.value['set-1']?.measured.band).toBe('in-place');
    exercise.pin.value = warsaw;
    commit(exercise, cards);
    expect(exercise.answers.value['set-1']?.measured.band).toBe('in-place');
    goTo(exercise, 1);
    expect(exercise.pin.value).toBeNull();
    expect(weak(exercise)).toEqual(['set-3']);
  });
});
