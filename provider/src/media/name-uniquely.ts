import { ValidationError, type CollectionBeforeOperationHook } from "payload";

import { acceptedTypes, extensionOf, type UploadFolder } from "./file-types";
import { uniqueName } from "./unique-name";

/** Before a file is stored: refuses extensions that would never be served, and names the file anew. */
export function nameUniquely(folder: UploadFolder): CollectionBeforeOperationHook {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
  return ({ operation, req }) => {
    if (!req.file || (operation !== "create" && operation !== "update")) return;
    const { extensions } = acceptedTypes[folder];
    if (!extensions.includes(extensionOf(req.file.name))) {
      const message = `Please choose a file of one of these kinds: ${extensions.join(", ")}.`;
      throw new ValidationError({ collection: folder, errors: [{ path: "file", message }] });
    }
    req.file.name = uniqueName(req.file.name);
  };
}
