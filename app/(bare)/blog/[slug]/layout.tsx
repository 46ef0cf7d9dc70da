import { BlogFooter } from "@/components/blog/blog-footer";
import { BlogHeader } from "@/components/blog/blog-header";

/** An article has a header and footer of its own (specification section 2, Screens and routes). */
export default function BlogLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <BlogHeader />
      {children}
      <BlogFooter />
    </>
  );
}
