// Short sounds made on the spot: knocks of wood, strokes of paper, small bells.
// Nothing exists before the first sound is asked for after a touch or a key.

const LOUDNESS = 0.22;
const GAP = 0.12;

// Tones: [start, hertz, seconds, strength, shape, hertz at the end]; strokes: [start, hertz, seconds, strength].
const RECIPES = {
  deal: { strokes: [0, 0.07, 0.14, 0.21].map((at) => [at, 2600, 0.06, 0.5]) },
  place: { strokes: [[0, 900, 0.07, 0.9]], tones: [[0, 170, 0.08, 0.5, "sine", 110]] },
  capture: { strokes: [[0, 1500, 0.16, 0.7]], tones: [[0.1, 220, 0.12, 0.5, "sine", 150]] },
  kseri: {
    tones: [
      [0, 523, 0.16, 0.5, "triangle"],
      [0.11, 659, 0.16, 0.5, "triangle"],
      [0.22, 784, 0.3, 0.6, "triangle"],
    ],
  },
  draw: { strokes: [[0, 2000, 0.1, 0.5]] },
  penalty: { tones: [[0, 196, 0.18, 0.5, "triangle"], [0.14, 147, 0.26, 0.5, "triangle"]] },
  skip: { tones: [[0, 420, 0.14, 0.4, "sine", 240]] },
  bell: { tones: [[0, 1175, 0.7, 0.4, "sine"], [0, 2350, 0.4, 0.15, "sine"]] },
  turn: { tones: [[0, 587, 0.12, 0.3, "sine"], [0.09, 880, 0.16, 0.3, "sine"]] },
  refuse: { tones: [[0, 150, 0.1, 0.5, "triangle"], [0.11, 150, 0.1, 0.4, "triangle"]] },
  win: {
    tones: [523, 659, 784, 1047].map((hertz, at) => [at * 0.13, hertz, 0.34, 0.5, "triangle"]),
  },
  lose: {
    tones: [392, 349, 294].map((hertz, at) => [at * 0.17, hertz, 0.34, 0.4, "triangle"]),
  },
};

let context = null;
let output = null;
let noise = null;
let touched = false;

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

const makeNoise = () => {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

const wake = () => {
  if (context || !touched || !globalThis.AudioContext) return context;
  if (navigator.audioSession) navigator.audioSession.type = "ambient";
  context = new AudioContext();
  output = context.createGain();
  output.gain.value = LOUDNESS;
  output.connect(context.destination);
  noise = makeNoise();
  return context;
};

const fade = (source, start, seconds, strength) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(strength, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(output);
};

const tone = (now, [at, hertz, seconds, strength, type, end = hertz]) => {
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(hertz, now + at);
  voice.frequency.exponentialRampToValueAtTime(end, now + at + seconds);
  fade(voice, now + at, seconds, strength);
  voice.start(now + at);
  voice.stop(now + at + seconds);
};

const stroke = (now, [at, hertz, seconds, strength]) => {
  const paper = context.createBufferSource();
  const filter = context.createBiquadFilter();
  paper.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  paper.connect(filter);
  fade(filter, now + at, seconds, strength);
  paper.start(now + at);
  paper.stop(now + at + seconds);
};

/** Play sounds by their names, each a moment after the one before. */
export function play(names) {
  if (!wake()) return;
  if (context.state === "suspended") context.resume();
  let now = context.currentTime + 0.01;
  for (const name of names) {
    const { tones = [], strokes = [] } = RECIPES[name] ?? {};
    for (const one of tones) tone(now, one);
    for (const one of strokes) stroke(now, one);
    now += GAP;
  }
}
