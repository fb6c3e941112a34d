// The author's workbench: the outline, the learner's page on a phone, and what was found.
import {startBench} from "./bench.js";

startBench();
