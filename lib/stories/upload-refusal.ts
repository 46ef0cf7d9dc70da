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
