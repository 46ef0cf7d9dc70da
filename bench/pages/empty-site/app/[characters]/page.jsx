export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/** A page of this many characters, which is stored whole. */
export default async function Page({ params }) {
  return <p>{"x".repeat(Number((await params).characters))}</p>;
}
