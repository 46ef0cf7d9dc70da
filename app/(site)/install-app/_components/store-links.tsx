import { siAppstore, siGoogleplay } from "simple-icons";
import { ExternalLink } from "@/components/ui/external-link";

type StoreLinksProps = { google: string | null; apple: string | null };

/** Where the app can be had; a sentence when it is in neither store. */
export function StoreLinks({ google, apple }: StoreLinksProps) {
  if (!google && !apple)
    return <p className="mt-8 text-dusk-200">The app is not in the stores yet. Please come back soon.</p>;
  return (
    <ul className="mt-8 flex flex-wrap gap-4">
      {google && (
        <li>
          <StoreLink href={google} icon={siGoogleplay.path} call="Get it on" store="Google Play" />
        </li>
      )}
      {apple && (
        <li>
          <StoreLink href={apple} icon={siAppstore.path} call="Download on the" store="App Store" />
        </li>
      )}
    </ul>
  );
}

type StoreLinkProps = { href: string; icon: string; call: string; store: string };

function StoreLink({ href, icon, call, store }: StoreLinkProps) {
  return (
    <ExternalLink
      href={href}
      className="flex min-h-16 items-center gap-3 rounded-card bg-linen-50 px-6 text-ink hover:bg-lamp-200"
    >
      <svg viewBox="0 0 24 24" className="size-7" fill="currentColor" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="leading-tight">
        <span className="block text-caption">{call} </span>
        <span className="block font-semibold">{store}</span>
      </span>
    </ExternalLink>
  );
}
