/** An upload that is not taken: its sentence is fit to show to a visitor. The names are those of the tus server. */
export class UploadRefusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = "UploadRefusal";
    this.status_code = status;
    this.body = sentence;
  }
}

/** What a visitor reads of an upload that was removed, published, or never theirs. */
export const UPLOAD_GONE = "This upload is not here any more. Please choose your video again.";

/** What a visitor reads when the site has no room. */
export const DISK_FULL =
  "There is no room for your video just now. Please try again later: what has arrived is kept.";
