import fc from "fast-check";

import { compare, verdictsOf } from "./compare";
import { goesOn, STEPS, UNNAMED, TO_PUBLISH, weightOf } from "./steps";
import { strangerTo } from "./stranger";
import { CAREFUL, type Model, startWorld, type Variant, type World } from "./world";

const SOAK_MS = Number(process.env.VISIBILITY_MODEL_MS ?? 60 * 60 * 1000);
const LIMIT_MS = process.env.E2E_SOAK ? SOAK_MS : 60_000;

const world = await startWorld();

type Real = { world: World; stranger: ReturnType<typeof strangerTo>; verdicts: string };

/** What waits for the worker comes last, since the worker takes everything that waits. */
const ORDER: Variant["preparation"][] = ["ready", "unprepared", "waiting"];

/** Compares what a stranger finds with the rules. */
async function expectAsRulesSay(model: Model, real: Real, after: string, about?: Model["stories"][number]) {
  const verdicts = JSON.stringify([verdictsOf(model), model.stories.map(({ facts }) => facts.edition)]);
  const isEverywhere = !about || verdicts !== real.verdicts;
  real.verdicts = verdicts;
  const of = isEverywhere ? model.stories : [about];
  for (const { story, got, expected } of await compare(model, real.stranger, { isEverywhere, of }))
    expect({ after, story, ...got }).toEqual({ after, story, ...expected });
}

/** A step by a staff member, after which a stranger looks at what is public. */
class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly by: number,
    private readonly about: number,
  ) {}

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    const { [this.about % model.stories.length]: story } = model.stories;
    const { [this.by]: by } = real.world.people;
    const act = STEPS[this.name];
    if (!story || !by || !act) throw new Error(`There is no step ${this.toString()}`);
    await act(real.world, story, model, by);
    await expectAsRulesSay(model, real, this.toString(), story);
  }

  toString = () => `${this.name} (staff ${this.by}, story ${this.about})`;
}

const often = <T>(most: T, ...others: T[]) =>
  fc.oneof(
    { weight: 4 * others.length, arbitrary: fc.constant(most) },
    ...others.map((one) => fc.constant(one)),
  );

/** A story as it is sent, and whether its name is removed and staff publish it before anything else. */
type Beginning = Variant & { isUnnamed: boolean; isPublished: boolean };

const PLAIN: Beginning = {
  ...{ isUnnamed: false, isPublished: true, age: "adult", isDangerous: false, agrees: true },
  ...{ film: { isPlayable: true, saysWhere: false, isSaidAgain: false }, preparation: "ready" },
};

/** What only one rule covers, so that tests notice each rule even when several apply. */
const ALONE: Partial<Beginning>[] = [
  ...[{}, { isUnnamed: true }, { agrees: false }, { age: "teen" as const }, { age: "child" as const }],
  ...[{ isDangerous: true }, { isDangerous: true }, { isDangerous: true, isUnnamed: true }],
  ...(["unprepared", "waiting"] as const).flatMap((preparation) => [
    { preparation },
    { preparation, film: { ...PLAIN.film, isPlayable: false } },
    { preparation, film: { ...PLAIN.film, saysWhere: true } },
    { preparation, film: { ...PLAIN.film, isSaidAgain: true } },
  ]),
];

const beginning: fc.Arbitrary<Beginning> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...ALONE).map((one) => ({ ...PLAIN, ...one })) },
  {
    weight: 1,
    arbitrary: fc.record({
      isUnnamed: fc.boolean(),
      isPublished: often(true, false),
      age: fc.constantFrom<Variant["age"]>("adult", "teen", "child"),
      isDangerous: fc.boolean(),
      agrees: often(true, false),
      film: fc.record({
        isPlayable: fc.boolean(),
        saysWhere: fc.boolean(),
        isSaidAgain: often(false, true),
      }),
      preparation: fc.constantFrom<Variant["preparation"]>(
        "ready",
        "ready",
        "ready",
        "unprepared",
        "waiting",
      ),
    }),
  },
);

/** Returns the steps with these names. */
function stepsOf(names: string[]) {
  const named = fc.oneof(...names.map((name) => ({ weight: weightOf(name), arbitrary: fc.constant(name) })));
  const step = fc
    .tuple(named, fc.nat({ max: 3 }), fc.nat({ max: 1 }))
    .map(([name, by, about]) => new Step(name, by, about));
  return fc.commands([step], { maxCommands: 30, size: "max" });
}

it(
  "after any actions in any order, the public sees what the rules allow and nothing else",
  async () => {
    let sequences = 0;
    let steps = 0;
    const property = fc.asyncProperty(
      fc.array(beginning, { minLength: 1, maxLength: 2 }),
      stepsOf(Object.keys(STEPS).filter(goesOn)),
      stepsOf(Object.keys(STEPS)),
      async (made, first, others) => {
        const variants = ORDER.flatMap((last) => made.filter(({ preparation }) => preparation === last));
        sequences += 1;
        await world.startOver();
        const model: Model = { rules: { ...CAREFUL }, stories: [] };
        for (const asIs of variants) model.stories.push(await world.storyOf(asIs));
        const real = { world, stranger: strangerTo(world), verdicts: "" };
        for (const [about, { isUnnamed, isPublished, agrees, preparation }] of variants.entries()) {
          const begins = [...(isUnnamed ? UNNAMED : []), ...(isPublished ? TO_PUBLISH : [])];
          for (const [by, name] of begins.entries()) await new Step(name, by % 4, about).run(model, real);
          // A provider that refuses everything would pass too.
          if (isPublished && agrees && preparation === "ready")
            expect(verdictsOf(model)[about]).toEqual([[]]);
        }
        for (const commands of [first, others]) await fc.asyncModelRun(() => ({ model, real }), commands);
        await expectAsRulesSay(model, real, "the end");
        steps += [...first, ...others].length;
      },
    );
    await fc.assert(property, {
      ...{ numRuns: 1_000_000, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
      // When a rule has been removed on purpose, it only matters how soon this fails.
      endOnFailure: process.env.VISIBILITY_MODEL_UNSHRUNK !== undefined,
      ...(process.env.VISIBILITY_MODEL_SEED && { seed: Number(process.env.VISIBILITY_MODEL_SEED) }),
    });
    process.stdout.write(`${sequences} sequences, ${steps} steps\n`);
  },
  LIMIT_MS * 10,
);
