/** The former address of /join-us. */
export { default, generateMetadata } from "../join-us/page";
