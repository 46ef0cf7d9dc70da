"use client";

import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { useSecondsLeft } from "./use-seconds-left";

type ResendButtonProps = {
  /** When another code can be asked for, in milliseconds since 1970. */
  resendAt: number;
  isBusy: boolean;
  onResend: () => void;
};

/** Counts down, for the eyes alone, until another code can be asked for (specification section 4). */
export function ResendButton({ resendAt, isBusy, onResend }: ResendButtonProps) {
  const secondsLeft = useSecondsLeft(resendAt);
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <button
        type="button"
        aria-disabled={isWaiting || isBusy}
        onClick={() => {
          if (!isWaiting && !isBusy) onResend();
        }}
        className={`${SECONDARY_BUTTON} min-h-13 aria-disabled:border-ink/30 aria-disabled:bg-transparent aria-disabled:text-ink-soft`}
      >
        {isWaiting ? (
          <>
            Send again in<span className="sr-only"> a moment</span>
            <span aria-hidden="true" className="ml-1.5 tabular-nums">
              {secondsLeft} s
            </span>
          </>
        ) : (
          "Resend OTP"
        )}
      </button>
      <span role="status" className="sr-only">
        {!isWaiting && "You can have the OTP sent again now."}
      </span>
    </>
  );
}
