import { TOKEN_FIELD, TRAP_FIELD } from "@/lib/forms/hidden-fields";

/** What tells people from programs: when the form was given out, and a field that only programs find. */
export function HiddenFields({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Leave this field empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
