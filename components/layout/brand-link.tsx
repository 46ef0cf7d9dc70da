import Link from "next/link";
import { LogoMark } from "@/components/ui/logo";
import { pictureSource } from "@/lib/media/image-source";
import { paths } from "@/lib/paths";

type BrandLinkProps = { company: string; logo: string | null; icon: string | null };

/** Twice the largest width of a logo, in pixels. */
const LOGO_WIDTH = 480;

/** Phones show the church's icon where it has one: a wide logo would be too small to read. */
export function BrandLink({ company, logo, icon }: BrandLinkProps) {
  return (
    <div className="mr-auto max-sm:min-w-11 max-sm:flex-1">
      <Link
        href={paths.home}
        prefetch={false}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-display text-xl"
      >
        {logo && (
          // eslint-disable-next-line @next/next/no-img-element -- the site resizes it without script
          <img
            src={pictureSource(logo, LOGO_WIDTH)}
            alt={company}
            className={`h-10 w-auto max-w-full object-contain object-left sm:max-w-60 ${icon ? "max-sm:hidden" : ""}`}
          />
        )}
        {(!logo || icon) && (
          <span className={`flex items-center gap-2 ${logo ? "sm:hidden" : ""}`}>
            <LogoMark />
            <span className="max-sm:sr-only">{company}</span>
          </span>
        )}
      </Link>
    </div>
  );
}
