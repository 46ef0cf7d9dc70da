import { Link } from "@/components/ui/link";
import { LogoMark } from "@/components/ui/logo";
import { pictureSource } from "@/lib/media/image-source";
import { paths } from "@/lib/paths";

type BrandLinkProps = { company: string; logo: string | null; icon: string | null };

/** Twice a logo's largest width, in pixels. */
const LOGO_WIDTH = 480;

/** Phones show the church's icon if it has one: a wide logo would be too small to read. */
export function BrandLink({ company, logo, icon }: BrandLinkProps) {
  return (
    <div className="max-w-1/2 min-w-[44px] max-sm:shrink-[99] sm:shrink-0">
      <Link
        href={paths.home}

        className="inline-flex min-h-[44px] max-w-full items-center gap-2 font-display text-[min(1.25rem,30px)]"
      >
        {logo && (
          // eslint-disable-next-line @next/next/no-img-element -- the site resizes it without script
          <img
            src={pictureSource(logo, LOGO_WIDTH)}
            alt={company}
            className={`h-[40px] w-auto max-w-full object-contain sm:max-w-60 ltr:object-left rtl:object-right ${icon ? "max-sm:hidden" : ""}`}
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
