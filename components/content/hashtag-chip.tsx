import { Check, Hash } from "lucide-react";
import type { ComponentProps } from "react";
import type { TextLanguage } from "@/lib/utils/text-language";

type HashtagChipProps = ComponentProps<"input"> & { label: string; language?: TextLanguage | undefined };

export function HashtagChip({ label, language, ...input }: HashtagChipProps) {
  return (
    <label className="relative inline-flex min-h-14 max-w-full cursor-pointer items-center gap-2.5 rounded-[1.75rem] border-2 border-ink/15 bg-white py-2 ps-5 pe-6 text-lead font-medium not-has-checked:hover:border-lamp-800 not-has-checked:hover:text-lamp-800 has-checked:border-dusk-900 has-checked:bg-dusk-900 has-checked:text-dusk-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lamp-800 forced-colors:outline-[CanvasText] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none">
      <input
        {...input}
        type="checkbox"
        className="peer absolute inset-0 cursor-pointer scroll-mt-28 scroll-mb-32 opacity-0"
      />
      <Hash aria-hidden="true" className="size-5 shrink-0 text-ink-soft peer-checked:hidden" />
      <Check
        aria-hidden="true"
        className="hidden size-5 shrink-0 text-lamp-400 peer-checked:block forced-colors:text-current"
      />
      <bdi {...language} className="min-w-0">
        {label}
      </bdi>
    </label>
  );
}
