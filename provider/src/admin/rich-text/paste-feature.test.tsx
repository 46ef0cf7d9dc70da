import "@testing-library/jest-dom";
import type * as lexical from "@payloadcms/richtext-lexical/lexical";
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  DROP_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { UploadNode } from "@payloadcms/richtext-lexical/client";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";

import { uploadMedia } from "../media/upload-media";
import { PasteFeatureClient } from "./paste-feature";

const mockEditors: LexicalEditor[] = [];

jest.mock("@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext", () => ({
  useLexicalComposerContext: () => mockEditors,
}));
jest.mock("@payloadcms/richtext-lexical/client", () => {
  const { DecoratorNode } = jest.requireActual<typeof lexical>("@payloadcms/richtext-lexical/lexical");

  /** A stored picture, whose text is its collection and id. */
  class StoredPicture extends DecoratorNode<null> {
    words = "";
    static override getType = () => "upload";
    static override clone = (node: StoredPicture) => StoredPicture.of(node.words, node.__key);
    static override importDOM = () => ({
      img: () => ({
        conversion: ({ dataset }: HTMLElement) => ({
          node: StoredPicture.of(`${dataset.lexicalUploadRelationTo} ${dataset.lexicalUploadId}`),
        }),
        priority: 0 as const,
      }),
    });
    static of(words: string, key?: string) {
      return Object.assign(new StoredPicture(key), { words });
    }
    override createDOM = () => document.createElement("div");
    override decorate = () => null;
    override isInline = () => false;
    override getTextContent = () => this.words;
  }
  type Feature = { plugins: { Component: ComponentType }[] };
  return {
    createClientFeature: ({ plugins: [plugin] }: Feature) => plugin?.Component,
    UploadNode: StoredPicture,
  };
});
jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Dropzone: ({ children }: { children: ReactNode }) => children,
  toast: {},
}));
jest.mock("../media/upload-media", () => ({
  ...jest.requireActual<object>("../media/upload-media"),
  uploadMedia: jest.fn(),
}));

// jsdom has neither modal dialogs nor these events, nor addresses and contents of files.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(value = "") {
  this.returnValue = value;
  this.dispatchEvent(new Event("close"));
};
Object.assign(globalThis, { ClipboardEvent: class extends Event {}, DragEvent: class extends Event {} });
URL.createObjectURL = (file: File) => `blob:${file.name}`;
URL.revokeObjectURL = () => undefined;
Blob.prototype.arrayBuffer = async () => new ArrayBuffer(0);

afterEach(() => document.body.replaceChildren());

const Plugin = PasteFeatureClient as unknown as ComponentType;

/** Shows an editor with the words 'Before' and 'after', and the cursor between them. */
function show({ takesPictures = true } = {}) {
  const onError = (error: Error) => {
    throw error;
  };
  const editor = createEditor({ nodes: takesPictures ? [UploadNode] : [], onError });
  const root = document.body.appendChild(document.createElement("div"));
  root.contentEditable = "true";
  editor.setRootElement(root);
  const write = () => {
    const before = $createTextNode("Before");
    const after = $createTextNode("after").setFormat("bold");
    $getRoot().append($createParagraphNode().append(before, after));
    before.selectEnd();
  };
  editor.update(write, { discrete: true });
  mockEditors.splice(0, Infinity, editor);
  let number = 0;
  jest
    .mocked(uploadMedia)
    .mockReset()
    .mockImplementation(async ({ collection }) => ({
      kind: "stored",
      media: { collection, id: `${(number += 1)}` },
    }));
  render(<Plugin />);
  return editor;
}

/** Pastes or drops files, or HTML, and returns whether this is left to others. */
async function give(editor: LexicalEditor, files: string[], html = "", kind: "paste" | "drop" = "paste") {
  const transfer = {
    types: html ? ["text/html"] : ["Files"],
    files: files.map((name) => new File(["a"], name)),
    getData: () => html,
  };
  const [event, command] =
    kind === "paste"
      ? ([Object.assign(new ClipboardEvent("paste"), { clipboardData: transfer }), PASTE_COMMAND] as const)
      : ([Object.assign(new DragEvent("drop"), { dataTransfer: transfer }), DROP_COMMAND] as const);
  return act(async () => editor.dispatchCommand<typeof command>(command, event as never));
}

async function say(name: string, alt: string) {
  const field = await screen.findByRole("textbox", { name: `What ‘${name}’ shows` });
  expect(screen.getByRole("presentation")).toHaveAttribute("src", `blob:${name}`);
  fireEvent.change(field, { target: { value: alt } });
  fireEvent.click(screen.getByRole("button", { name: "Upload" }));
  await pictureIsStored();
}

const pictureIsStored = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

const textOf = (editor: LexicalEditor) =>
  editor.read(() =>
    $getRoot()
      .getChildren()
      .map((block) => block.getTextContent()),
  );

it.each(["paste", "drop"] as const)(
  "asks what a picture shows and puts it at the cursor: %s",
  async (kind) => {
    const editor = show();
    expect(await give(editor, ["image.png"], "", kind)).toBe(true);
    expect(textOf(editor)).toEqual(["Beforeafter"]);
    await say("image.png", "Our hall");
    expect(textOf(editor)).toEqual(["Before", "images 1", "after"]);
    expect(uploadMedia).toHaveBeenCalledWith(
      expect.objectContaining({ collection: "images", data: { alt: "Our hall" } }),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

it("puts a dropped picture where it is dropped", async () => {
  const editor = show();
  const offsetNode = document.createTreeWalker(screen.getByText("Before"), NodeFilter.SHOW_TEXT).nextNode();
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 3 }) });
  await give(editor, ["image.png"], "", "drop");
  await say("image.png", "Our hall");
  expect(textOf(editor)).toEqual(["Bef", "images 1", "oreafter"]);
  Reflect.deleteProperty(document, "caretPositionFromPoint");
});

it("asks about several pictures one after the other, and leaves out those that staff cancel", async () => {
  const editor = show();
  await give(editor, ["a.png", "b.png", "c.png"]);
  await say("a.png", "A");
  await screen.findByRole("textbox", { name: "What ‘b.png’ shows" });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await say("c.png", "C");
  expect(textOf(editor)).toEqual(["Before", "images 1", "images 2", "after"]);
});

it("says why a file can't be used", async () => {
  const editor = show();
  await give(editor, ["story.mp4"]);
  expect(await screen.findByRole("alert")).toHaveTextContent(/story\.mp4.*jpg/);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(textOf(editor)).toEqual(["Beforeafter"]);
});

it("keeps the place of a picture that comes with a text", async () => {
  const editor = show();
  await give(editor, [], '<p>One</p><img src="data:image/png;base64,AAAA"><p>Two</p>');
  await say("picture.png", "A");
  expect(textOf(editor)).toEqual(["BeforeOne", "images 1", "Twoafter"]);
});

it("takes a picture that was copied together with its address", async () => {
  const editor = show();
  await give(editor, ["image.png"], '<meta charset="utf-8"><img src="https://elsewhere.example/a.png">');
  await say("image.png", "Our hall");
  expect(textOf(editor)).toEqual(["Before", "images 1", "after"]);
});

it("leaves files to others where a text has no pictures", async () => {
  expect(await give(show({ takesPictures: false }), ["image.png"])).toBe(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
