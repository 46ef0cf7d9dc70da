import { RenewPage } from "./renew-page";

/** Renews the page until it comes without this, and says so; without script the visitor is asked to load it again. */
export function Renewal() {
  return (
    <>
      <span className="noscript:hidden">This page renews itself as soon as we can.</span>
      <noscript>Please load the page again in a moment.</noscript>
      <RenewPage />
    </>
  );
}
