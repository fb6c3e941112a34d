// The entry of the learner's page.
import {startLearnerPage} from "./learner-page.js";

startLearnerPage();
