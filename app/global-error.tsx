"use client";

import "./globals.css";
import ErrorPage from "./[locale]/error";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
