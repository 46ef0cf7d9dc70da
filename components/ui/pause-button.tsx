import { Pause, Play } from "lucide-react";

type PauseButtonProps = {
  isPaused: boolean;
  onToggle: () => void;
  label: string;
  className: string;
};

export function PauseButton({ isPaused, onToggle, label, className }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={label}
      className={`grid size-11 place-items-center rounded-full bg-dusk-700 hover:bg-dusk-600 ${className}`}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}
