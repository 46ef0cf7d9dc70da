import { GRAVE_BUTTON, PRIMARY_BUTTON } from "@/components/ui/button-style";

type SubmitButtonProps = {
  text: string;
  busyText: string;
  isBusy: boolean;
  /** Grave is what cannot be undone. */
  look?: "usual" | "grave" | undefined;
};

const LOOKS = { usual: PRIMARY_BUTTON, grave: GRAVE_BUTTON };

/** Sends its form. While that is under way it says so, and stays where the focus is. */
export function SubmitButton({ text, busyText, isBusy, look = "usual" }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`${LOOKS[look]} min-h-13 w-full text-lead aria-disabled:opacity-70 sm:w-auto sm:min-w-44`}
      >
        {isBusy ? busyText : text}
      </button>
      <span role="status" className="sr-only">
        {isBusy && busyText}
      </span>
    </>
  );
}
