import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

type AdminPageProps = { view: AdminViewServerProps; className?: string; children: ReactNode };

/** Shows a page of our own within the admin, with its menu. */
export function AdminPage({ view, className, children }: AdminPageProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  );
}
