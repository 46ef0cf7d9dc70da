import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";

import { MediaUploader } from "./media-uploader";
import { uploadMedia, type UploadOutcome } from "./upload-media";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Dropzone: ({ children, onChange }: { children: ReactNode; onChange: (files: FileList | null) => void }) => (
    <div data-testid="drop" onDrop={({ dataTransfer }) => onChange(dataTransfer.files)}>
      {children}
    </div>
  ),
}));
jest.mock("./upload-media", () => ({
  ...jest.requireActual<object>("./upload-media"),
  uploadMedia: jest.fn(),
}));

// jsdom's files can't be read.
Blob.prototype.arrayBuffer = async () => new ArrayBuffer(0);

type Upload = Parameters<typeof uploadMedia>[0];

/** Lets the test control an upload's progress and outcome. */
function stubUpload() {
  const uploads: (Upload & { end: (outcome: UploadOutcome) => void })[] = [];
  jest
    .mocked(uploadMedia)
    .mockImplementation((upload) => new Promise((end) => uploads.push({ ...upload, end })));
  return uploads;
}

async function drop(name: string) {
  fireEvent.drop(screen.getByTestId("drop"), { dataTransfer: { files: [new File(["film"], name)] } });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}

function show(props: Partial<Parameters<typeof MediaUploader>[0]> = {}) {
  const onUploaded = jest.fn();
  render(<MediaUploader accepted={["clips", "images"]} onUploaded={onUploaded} {...props} />);
  return onUploaded;
}

it("uploads a dropped video at once, shows its progress and passes it on", async () => {
  const uploads = stubUpload();
  const onUploaded = show();
  expect(screen.getByRole("button", { name: "Upload a video or picture" })).toBeInTheDocument();
  await drop("IMG_4711.MOV");
  expect(uploads[0]).toMatchObject({ collection: "clips", data: { title: "IMG_4711" } });
  act(() => uploads[0]?.onProgress(40));
  expect(screen.getByRole("progressbar", { name: "Sending ‘IMG_4711.MOV’, 40 %" })).toHaveValue(40);
  act(() => uploads[0]?.onProgress(100));
  expect(screen.getByText(/has arrived. Storing it/)).toBeInTheDocument();
  const media = { collection: "clips", id: "7" } as const;
  await act(async () => uploads[0]?.end({ kind: "stored", media }));
  expect(onUploaded).toHaveBeenCalledWith(media);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

it("asks what a picture shows before uploading it, and Enter doesn't save the page", async () => {
  const uploads = stubUpload();
  show();
  await drop("choir.JPG");
  expect(uploads).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Upload" })).toBeDisabled();
  const field = screen.getByRole("textbox", { name: "What ‘choir.JPG’ shows" });
  fireEvent.change(field, { target: { value: " A choir " } });
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  expect(uploads[0]).toMatchObject({ collection: "images", data: { alt: "A choir" } });
});

it("says why a file was refused, keeps it and sends it again", async () => {
  const uploads = stubUpload();
  show();
  await drop("story.mp4");
  await act(async () => uploads[0]?.end({ kind: "refused", message: "The file is too large." }));
  expect(screen.getByRole("alert")).toHaveTextContent("The file is too large.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(uploads[1]?.file.name).toBe("story.mp4");
});

it("stops the upload when staff cancel it or leave", async () => {
  const uploads = stubUpload();
  show();
  await drop("story.mp4");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(uploads[0]?.signal.aborted).toBe(true);
  await act(async () => uploads[0]?.end({ kind: "cancelled" }));
  expect(screen.getByRole("button", { name: "Upload a video or picture" })).toBeInTheDocument();
});

it("accepts only files of the right kind, and says so in its label", async () => {
  const uploads = stubUpload();
  show({ accepted: ["images"] });
  expect(screen.getByRole("button", { name: "Upload a picture" })).toBeInTheDocument();
  await drop("story.mp4");
  expect(uploads).toHaveLength(0);
  expect(screen.getByRole("alert")).toHaveTextContent(/story\.mp4.*jpg/);
});

it("replaces a file without asking for its title again", async () => {
  const uploads = stubUpload();
  show({ accepted: ["clips"], replaces: "7" });
  expect(screen.getByRole("button", { name: "Replace the video" })).toBeInTheDocument();
  await drop("story.mp4");
  expect(uploads[0]).toMatchObject({ id: "7", data: {} });
});
