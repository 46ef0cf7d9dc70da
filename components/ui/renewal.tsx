import { RenewPage } from "./renew-page";

export function Renewal() {
  return (
    <>
      <span className="noscript:hidden">This page renews itself as soon as we can.</span>
      <noscript>Please load the page again in a moment.</noscript>
      <RenewPage />
    </>
  );
}
