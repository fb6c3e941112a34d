import Commands

runCommandLine()
