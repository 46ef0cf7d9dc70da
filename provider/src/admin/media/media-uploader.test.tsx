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

// jsdom has no addresses for files.
URL.createObjectURL = (file: File) => `blob:${file.name}`;
URL.revokeObjectURL = () => undefined;

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

async function drop(...names: string[]) {
  const files = names.map((name) => new File(["film"], name));
  fireEvent.drop(screen.getByTestId("drop"), { dataTransfer: { files } });
  await filesAreRead();
}

const filesAreRead = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

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
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "blob:choir.JPG");
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

it("keeps a refused picture's description, which staff can correct", async () => {
  const uploads = stubUpload();
  show();
  await drop("choir.jpg");
  const field = () => screen.getByRole("textbox", { name: "What ‘choir.jpg’ shows" });
  fireEvent.change(field(), { target: { value: "A choir" } });
  fireEvent.click(screen.getByRole("button", { name: "Upload" }));
  await act(async () => uploads[0]?.end({ kind: "refused", message: "The description is too long." }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(field()).toHaveValue("A choir");
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

it("says how large a video may be, but nothing about that for pictures", () => {
  const { unmount } = render(<MediaUploader accepted={["images"]} onUploaded={jest.fn()} />);
  expect(screen.getByText("Or drop or paste it here.")).toHaveClass("media-drop");
  expect(screen.queryByText(/1 GB/)).not.toBeInTheDocument();
  unmount();
  show();
  expect(screen.getByText(/Videos may be up to 1 GB\./)).toBeInTheDocument();
});

it("offers the camera for pictures", () => {
  show({ accepted: ["images"] });
  const opened = jest.spyOn(HTMLInputElement.prototype, "click");
  fireEvent.click(screen.getByRole("button", { name: "Take a picture" }));
  expect(opened.mock.contexts[0]).toHaveAttribute("capture", "environment");
  opened.mockRestore();
});

it("replaces a file without asking for its title again", async () => {
  const uploads = stubUpload();
  show({ accepted: ["clips"], replaces: "7" });
  expect(screen.getByRole("button", { name: "Replace the video" })).toBeInTheDocument();
  await drop("story.mp4");
  expect(uploads[0]).toMatchObject({ id: "7", data: {} });
});

it("takes only the first file where there is room for one", async () => {
  stubUpload();
  show();
  await drop("a.jpg", "b.jpg");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await filesAreRead();
  expect(screen.getByRole("button", { name: "Upload a video or picture" })).toBeInTheDocument();
});

/** Pastes a picture into the page, or an element of it. */
async function paste(target: Element = document.body) {
  fireEvent.paste(target, { clipboardData: { files: [new File(["a"], "image.png")] } });
  await filesAreRead();
}

it("takes a pasted picture if it's the page's only uploader, but not from somebody who writes", async () => {
  show({ isOnlyOne: true });
  const writing = document.body.appendChild(document.createElement("textarea"));
  await paste(writing);
  expect(screen.getByRole("button", { name: "Upload a video or picture" })).toBeInTheDocument();
  await paste();
  expect(screen.getByRole("textbox", { name: "What ‘image.png’ shows" })).toBeInTheDocument();
  writing.remove();
});

it("doesn't take pictures pasted elsewhere on a page with several uploaders", async () => {
  show();
  await paste();
  expect(screen.getByRole("button", { name: "Upload a video or picture" })).toBeInTheDocument();
});
