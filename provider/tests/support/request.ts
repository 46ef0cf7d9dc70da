import { requireDescribed } from "./contract";
import { afterwards } from "./next-server";

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => unknown;
type Routes = Partial<Record<string, Handler>>;

export type Options = {
  headers?: Record<string, string>;
  /** Sent as JSON; bytes are sent unchanged. */
  data?: unknown;
  /** Sent as `multipart/form-data`, in this order. */
  form?: Record<string, string | Upload>;
  /** Sent as it arrives. */
  stream?: ReadableStream<Uint8Array>;
  method?: string;
};

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** An answer with its body read. */
export class Answer {
  readonly status: number;
  readonly ok: boolean;
  /** By lower-case name. */
  readonly headers: Record<string, string>;

  constructor(
    { status, ok, headers }: Response,
    readonly bytes: Buffer,
  ) {
    this.status = status;
    this.ok = ok;
    this.headers = Object.fromEntries(headers);
  }

  text(): string {
    return this.bytes.toString("utf8");
  }

  json(): unknown {
    return JSON.parse(this.text());
  }
}

const HOST = "provider.example";

/** Returns a client for the routes of all parts of the provider, without a server. */
export function requestTo({ contract, root, admin }: { contract: Routes; root: Routes; admin: Routes }) {
  async function fetch(path: string, { method = "GET", ...options }: Options = {}): Promise<Answer> {
    const request = requestOf(path, method, options);
    const { pathname } = new URL(request.url);
    const slug = pathname.split("/").slice(2).map(decodeURIComponent);
    const routes = pathname === "/" ? root : pathname.startsWith("/api/") ? admin : contract;
    const response = await routes[method]?.(request, { params: Promise.resolve({ slug }) });
    if (!(response instanceof Response)) throw new Error(`${method} ${path} was not answered`);
    const answer = new Answer(response, Buffer.from(await response.arrayBuffer()));
    await afterwards();
    requireDescribed(method, pathname, answer);
    return answer;
  }

  return {
    fetch,
    get: (path: string, options?: Options) => fetch(path, options),
    head: (path: string, options?: Options) => fetch(path, { ...options, method: "HEAD" }),
    post: (path: string, options?: Options) => fetch(path, { ...options, method: "POST" }),
    patch: (path: string, options?: Options) => fetch(path, { ...options, method: "PATCH" }),
    delete: (path: string, options?: Options) => fetch(path, { ...options, method: "DELETE" }),
  };
}

export type Client = ReturnType<typeof requestTo>;

function requestOf(
  path: string,
  method: string,
  { headers = {}, data, form, stream }: Omit<Options, "method">,
) {
  const init = { method, headers: new Headers({ host: HOST, ...headers }) };
  const url = `http://${HOST}${path}`;
  // TypeScript has browsers' types here, which lack what Node needs for a stream.
  const halfDuplex = { duplex: "half" };
  if (stream) return new Request(url, { ...init, ...halfDuplex, body: stream });
  if (form) return new Request(url, { ...init, body: formOf(form) });
  if (data === undefined) return new Request(url, init);
  const body = data instanceof Uint8Array ? Buffer.from(data) : Buffer.from(JSON.stringify(data));
  if (!init.headers.has("content-type")) init.headers.set("content-type", "application/json");
  init.headers.set("content-length", String(body.length));
  return new Request(url, { ...init, body });
}

function formOf(parts: Record<string, string | Upload>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") form.append(name, part);
    else form.append(name, new File([Buffer.from(part.buffer)], part.name, { type: part.mimeType }));
  }
  return form;
}
