/** The same page under its former address. */
export { default, generateMetadata } from "../join-us/page";
