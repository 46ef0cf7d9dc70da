import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine is slow, which is no failure of what is tested.
configure({ asyncUtilTimeout: 20_000 });
