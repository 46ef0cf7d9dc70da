import { Menu, X } from "lucide-react";

export function PlainMenu({ children }: { children: React.ReactNode }) {
  return (
    <details className="plain-menu group">
      <summary
        aria-label="Open menu"
        className="-mr-2 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-dusk-700"
      >
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-dusk-700 bg-dusk-900 px-gutter pt-4 pb-8 shadow-lift">
        {children}
      </div>
    </details>
  );
}
