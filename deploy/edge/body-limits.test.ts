import { apiPaths } from "@/lib/paths";
import { UPLOAD_PART_BYTES } from "@/lib/story/uploads/upload-progress";
import { refuseBody } from "./body-limits";

const PART = `${apiPaths.uploads}/${"0".repeat(32)}`;

const FORM_TOO_LONG = "The form is too long. Please shorten it.";

const MEBIBYTE = 1024 ** 2;

const asked = (path: string, length?: number) =>
  new Request(`https://church.example${path}`, {
    method: "PATCH",
    headers: length === undefined ? {} : { "content-length": String(length) },
    body: "some of it",
  });

it.each([
  ["a part of a video", PART, UPLOAD_PART_BYTES],
  ["a form", apiPaths.form("contact-us"), MEBIBYTE],
])("accepts %s of the maximum length", (_, path, length) => {
  expect(refuseBody(asked(path, length))).toBeNull();
});

it.each([
  ["a part of a video", PART, UPLOAD_PART_BYTES + 1, "This part of your video is too long."],
  ["a form", apiPaths.form("contact-us"), MEBIBYTE + 1, FORM_TOO_LONG],
  ["what begins an upload", apiPaths.uploads, MEBIBYTE + 1, FORM_TOO_LONG],
  ["what is sent beside the uploads", `${apiPaths.uploads}-too`, MEBIBYTE + 1, FORM_TOO_LONG],
])("refuses %s that is longer", async (_, path, length, message) => {
  const refusal = refuseBody(asked(path, length));
  expect([refusal?.status, await refusal?.json()]).toEqual([413, { status: "error", message }]);
});

it("refuses a body without a stated length", () => {
  expect(refuseBody(asked(PART))?.status).toBe(411);
});

it("allows requests without a body", () => {
  expect(refuseBody(new Request("https://church.example/"))).toBeNull();
  expect(refuseBody(new Request("https://church.example/api/session", { method: "DELETE" }))).toBeNull();
});
