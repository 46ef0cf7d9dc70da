import { SECONDARY_BUTTON } from "@/components/ui/button-style";

type WaitingCodeButtonProps = { email: string; onClick: () => void };

/** Leads whoever went back to change their address on to the code that they have already. */
export function WaitingCodeButton({ email, onClick }: WaitingCodeButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${SECONDARY_BUTTON} min-h-13`}>
      <span className="min-w-0">
        Enter the code sent to <bdi>{email}</bdi>
      </span>
    </button>
  );
}
