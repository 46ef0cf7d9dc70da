import fc from "fast-check";

import { brokenRules, maySeeFile, type StoryFacts } from "./oracle";
import { STEPS } from "./steps";
import { strangerTo } from "./stranger";
import { type Model, type Story, startWorld, type Variant, type World } from "./world";

const SOAK_MS = Number(process.env.VISIBILITY_MODEL_MS ?? 60 * 60 * 1000);
const LIMIT_MS = process.env.E2E_SOAK ? SOAK_MS : 60_000;

const world = await startWorld();

type Real = { world: World; stranger: ReturnType<typeof strangerTo> };

/** A step by one of the staff, after which a stranger looks at what is public. */
class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly by: number,
    private readonly about: number,
  ) {}

  check = () => true;

  async run(model: Model, { world: real, stranger }: Real): Promise<void> {
    const { [this.about % model.stories.length]: story } = model.stories;
    const { [this.by]: by } = real.people;
    const act = STEPS[this.name];
    if (!story || !by || !act) throw new Error(`There is no step ${this.toString()}`);
    await act(real, story, model, by);
    for (const { index, got, expected } of await compare(model, stranger))
      expect({ after: this.toString(), story: index, ...got }).toEqual({
        after: this.toString(),
        story: index,
        ...expected,
      });
  }

  toString = () => `${this.name} (staff ${this.by}, story ${this.about})`;
}

/** The facts of each video that shows the story's film. */
function videosOf({ facts, copy }: Story): StoryFacts[] {
  if (!copy) return [facts];
  const { isPublished, words } = copy;
  const isAsApproved = JSON.stringify(words) === JSON.stringify(facts.words);
  const approvedBy = isAsApproved ? facts.approvedBy : new Set<string>();
  return [facts, { ...facts, words, approvedBy, isVideoPublished: isPublished, isVideoInTrash: false }];
}

async function compare({ stories, rules }: Model, stranger: Real["stranger"]) {
  const compared = [];
  for (const [index, story] of stories.entries()) {
    const videos = videosOf(story);
    const { pages, lists, files } = await stranger.look(story);
    const wrong = files.filter(({ edition }) => !videos.some((video) => maySeeFile(video, rules, edition)));
    const broken = videos.map((video) => brokenRules(video, rules));
    const mayBeShown = broken.map(({ length }) => length === 0);
    compared.push({
      index,
      got: { broken, pages, lists, files: wrong },
      expected: { broken, pages: mayBeShown, lists: mayBeShown, files: [] },
    });
  }
  return compared;
}

const variant = fc.record({
  age: fc.constantFrom("adult", "teen", "child") satisfies fc.Arbitrary<Variant["age"]>,
  isDangerous: fc.boolean(),
});

/** What brings a story to the public comes often, what ends it for good seldom. */
const USEFUL =
  /^(publishes|approves|restores the|sets the video Active|the parent agrees|whoever is seen agrees|the worker f)/;
const weightOf = (name: string) => (USEFUL.test(name) ? 6 : name.startsWith("withdraws") ? 1 : 2);

const named = fc.oneof(
  ...Object.keys(STEPS).map((name) => ({ weight: weightOf(name), arbitrary: fc.constant(name) })),
);

const step = fc
  .tuple(named, fc.nat({ max: 3 }), fc.nat({ max: 1 }))
  .map(([name, by, about]) => new Step(name, by, about));

it(
  "whatever is done, in whichever order, the public has what the rules allow and nothing else",
  async () => {
    let sequences = 0;
    let steps = 0;
    const property = fc.asyncProperty(
      fc.array(variant, { minLength: 1, maxLength: 2 }),
      fc.commands([step], { maxCommands: 60, size: "max" }),
      async (variants, commands) => {
        sequences += 1;
        await world.beginAnew();
        const model: Model = {
          rules: { needsTwoForDanger: true, asksParentOfTeen: true },
          stories: [],
        };
        for (const asIs of variants) model.stories.push(await world.storyOf(asIs));
        const real = { world, stranger: strangerTo(world) };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        steps += [...commands].length;
      },
    );
    await fc.assert(property, {
      ...{ numRuns: 1_000_000, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
      ...(process.env.VISIBILITY_MODEL_SEED && { seed: Number(process.env.VISIBILITY_MODEL_SEED) }),
    });
    process.stdout.write(`${sequences} sequences, ${steps} steps\n`);
  },
  LIMIT_MS * 10,
);
