/** The style sheet replaces it with the church's icon if there is one. */
export function LogoMark({ className = "size-[36px]" }: { className?: string }) {
  return (
    <span className={`logo-mark inline-block shrink-0 ${className}`} aria-hidden="true">
      <svg viewBox="0 0 40 40" className="size-full">
        <path
          d="M20 3c5 5.4 7.6 9 7.6 12.6a7.6 7.6 0 0 1-15.2 0c0-2.3 1.2-4.1 2.9-5.9.4 1.7 1.2 2.7 2.3 3.2C17.2 9.400 18.100 6 20 3Z"
          className="fill-lamp-400"
        />
        <path d="M20 12.500c2 2.200 3 3.500 3 5a3 3 0 0 1-6 0c0-1.500 1-2.800 3-5Z" fill="#fff3dc" />
        <path
          d="M9 25.500h22l-2.200 3.700a4 4 0 0 1-3.400 2H22v2.600h5.500a1.600 1.600 0 0 1 0 3.200h-15a1.600 1.600 0 0 1 0-3.200H18v-2.600h-3.400a4 4 0 0 1-3.400-2Z"
          fill="currentColor"
        />
      </svg>
    </span>
  );
}
