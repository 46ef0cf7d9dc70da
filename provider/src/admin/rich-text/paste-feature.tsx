"use client";

import { toast } from "@payloadcms/ui";
import { createClientFeature, UploadNode } from "@payloadcms/richtext-lexical/client";
import {
  $createRangeSelection,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $setSelection,
  type BaseSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { $generateNodesFromDOM } from "@payloadcms/richtext-lexical/lexical/html";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { mergeRegister } from "@payloadcms/richtext-lexical/lexical/utils";
import { useEffect, useEffectEvent, useState } from "react";

import { useText } from "../texts/use-text";
import { type CleanedPaste, cleanPasted } from "./clean-pasted";
import { PictureDialog } from "./picture-dialog";

/** What is copied from this editor or another one of ours, which needs no cleaning. */
const OWN_TYPE = "application/x-lexical-editor";

/** A text that is inserted once its pictures are stored. */
type Paste = CleanedPaste & { selection: BaseSelection };

/**
 * Cleans pasted texts of other programs, and says what was left out. Asks what pasted and dropped pictures show before
 * they are uploaded; Payload would open its own drawer.
 */
function PastePlugin() {
  const t = useText();
  const [editor] = useLexicalComposerContext();
  const [waiting, setWaiting] = useState<Paste>();

  const $insert = (paste: Paste) => {
    const nodes = $generateNodesFromDOM(editor, paste.document);
    if (nodes.length === 0) return;
    const selection = paste.selection.clone();
    $setSelection(selection);
    const isInserted = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection });
    if (!isInserted) selection.insertNodes(nodes);
  };

  const $take = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const isDrop = event instanceof DragEvent;
    const transfer = isDrop ? event.dataTransfer : event.clipboardData;
    if (!transfer || transfer.types.includes(OWN_TYPE)) return false;
    const takesPictures = editor.hasNodes([UploadNode]);
    const html = isDrop ? "" : transfer.getData("text/html");
    // Programs that copy a picture also give HTML with its address.
    const isPicture = takesPictures && (!html || isOnlyPicture(html));
    const cleaned =
      (isPicture && textOf(transfer.files)) || (html ? cleanPasted(html, takesPictures) : undefined);
    if (!cleaned) return false;
    event.preventDefault();
    const selection = (isDrop && $selectionAt(event)) || ($getSelection() ?? $getRoot().selectEnd());
    const paste = { ...cleaned, selection: selection.clone() };
    if (paste.pictures.length > 0) setWaiting(paste);
    else $insert(paste);
    const count = paste.picturesLeftOut;
    if (count > 0) toast.info(t("media:foreignLeftOut", { count }));
    return true;
  });
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          PASTE_COMMAND,
          (event) => event instanceof ClipboardEvent && $take(event),
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(DROP_COMMAND, (event) => $take(event), COMMAND_PRIORITY_HIGH),
      ),
    [editor],
  );

  const [next, ...pictures] = waiting?.pictures ?? [];
  if (!waiting || !next) return null;
  const finish = (id: string) => {
    if (id) {
      // The editor reads these attributes as a stored picture.
      next.image.setAttribute("data-lexical-upload-relation-to", "images");
      next.image.setAttribute("data-lexical-upload-id", id);
    } else next.image.remove();
    setWaiting({ ...waiting, pictures });
    // Payload's form overlooks a change that comes with nothing but the focus.
    if (pictures.length === 0) editor.update(() => $insert(waiting), { tag: PASTE_TAG });
    editor.focus();
  };
  return <PictureDialog key={pictures.length} file={next.file} onClose={finish} />;
}

/** Returns a text of nothing but pictures, if there are any. */
function textOf(files: FileList): CleanedPaste | undefined {
  const document = new DOMParser().parseFromString("", "text/html");
  const pictures = [...files].map((file) => {
    return { file, image: document.body.appendChild(document.createElement("img")) };
  });
  return pictures.length > 0 ? { document, pictures, picturesLeftOut: 0 } : undefined;
}

function isOnlyPicture(html: string): boolean {
  const { body, images } = new DOMParser().parseFromString(html, "text/html");
  return images.length === 1 && !body.textContent.trim();
}

/** Returns where in the text something is dropped, in browsers that know. */
function $selectionAt({ clientX, clientY }: DragEvent): BaseSelection | undefined {
  if (!("caretPositionFromPoint" in document)) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !$getNearestNodeFromDOMNode(caret.offsetNode)) return undefined;
  const range = document.createRange();
  range.setStart(caret.offsetNode, caret.offset);
  const selection = $createRangeSelection();
  selection.applyDOMRange(range);
  return selection;
}

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: "normal" }],
});
