// The learner's page of a copy for review, in which everything is open.
import {startLearnerPage} from "./learner-page.js";
import {changeSettings} from "./settings.js";

startLearnerPage();
changeSettings({unlocked: true});
