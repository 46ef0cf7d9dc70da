import type { Payload } from "payload";

import { askedFilm } from "../features/consents/asked-film";
import { clipOfQuestion } from "../features/consents/others-consent";
import { certainlyRead, fileResponse } from "../lib/files/file-response";
import { fileStore } from "../lib/files/file-store";
import { uploadNamed } from "../lib/files/open-upload";
import { sendContentLength } from "../lib/http/node-server";
import { HttpError } from "../lib/http/responses";

/** Answers `/uploads/asked/<token>`: the film that somebody is asked about, for as long as the question of the link is open. */
export async function serveAskedFilm(request: Request, payload: Payload, token: string): Promise<Response> {
  const clip = await clipOfQuestion(payload, token);
  const film = clip && askedFilm(clip);
  const name = film && uploadNamed(film.folder, film.filename);
  const file = name ? await (await fileStore()).find(name, certainlyRead(request)) : null;
  if (!name || !file) throw new HttpError(404, "This film is not shown by this link any more.");
  const { contentType } = name;
  const response = fileResponse(request, { file, contentType, cacheControl: "private, no-store" });
  sendContentLength(response);
  return response;
}
