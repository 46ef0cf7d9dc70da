type VolunteerFeaturesProps = { heading: string; features: string[] };

/** The ways to help, one card each; nothing at all when there are none. */
export function VolunteerFeatures({ heading, features }: VolunteerFeaturesProps) {
  if (features.length === 0) return null;
  return (
    <section className="stage-container">
      <div className="mx-auto max-w-page px-gutter py-16 md:py-20">
        <h2 dir="auto" className="text-title">
          {heading}
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {features.map((feature, index) => (
            <li key={index} dir="auto" className="rounded-card bg-dusk-800 p-6">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
