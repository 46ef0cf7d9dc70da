import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine is slow, which is not a test failure.
configure({ asyncUtilTimeout: 20_000 });
