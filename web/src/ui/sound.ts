// Five short sounds, made on the spot. Off until somebody turns them on; everything they say is also written.
import { settings } from '../settings';

type Earcon = 'turn' | 'success' | 'failure' | 'warning' | 'end';
type Note = [pitch: number, from: number, length: number];

/** In hertz and seconds: soft, low, over within half a second. */
const NOTES: Record<Earcon, Note[]> = {
  turn: [
    [523, 0, 0.12],
    [659, 0.13, 0.18],
  ],
  success: [
    [587, 0, 0.1],
    [880, 0.1, 0.16],
  ],
  failure: [
    [330, 0, 0.12],
    [262, 0.12, 0.2],
  ],
  warning: [
    [440, 0, 0.08],
    [440, 0.14, 0.08],
  ],
  end: [
    [392, 0, 0.16],
    [494, 0.16, 0.16],
    [587, 0.32, 0.3],
  ],
};
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

export function sound(name: Earcon): void {
  if (!settings.sound.value || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [pitch, from, length] of NOTES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + from);
    tone.stop(now + from + length + 0.02);
  }
}
