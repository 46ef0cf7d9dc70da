import { publishStory } from "./upload-calls";

afterEach(() => jest.restoreAllMocks());

const answers = (...all: { status: number; body: object }[]) => {
  const fetched = jest.spyOn(globalThis, "fetch");
  for (const { status, body } of all) fetched.mockResolvedValueOnce(Response.json(body, { status }));
  return fetched;
};

const REFUSED = { status: "error", message: "Please select a video file." };

it.each([
  ["under its HTTP status", { status: 415, body: REFUSED }],
  ["late, with its status within", { status: 202, body: { ...REFUSED, httpStatus: 415 } }],
])("recognises a video that is refused %s", async (_, answer) => {
  answers(answer);
  expect(await publishStory({})).toMatchObject({ ...REFUSED, video: "refused" });
});

it("asks again while a story is being published", async () => {
  const publishing = { status: 202, body: { status: "publishing" } };
  const done = { status: 201, body: { status: "success", message: "Done" } };
  const fetched = answers(publishing, publishing, done);
  expect(await publishStory({})).toMatchObject({ status: "success" });
  expect(fetched).toHaveBeenCalledTimes(3);
});
